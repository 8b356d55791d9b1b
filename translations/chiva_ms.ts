<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Chiva</source>
        <comment>window title</comment>
        <translation>Perihal Chiva</translation>
    </message>
    <message>
        <source>About Chiva, text to read</source>
        <comment>name of a text field</comment>
        <translation>Perihal Chiva, teks untuk dibaca</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>The partnership domino game for four: you, your partner and two opponents.</source>
        <translation>Permainan domino berpasangan untuk empat orang: anda, pasangan anda dan dua lawan.</translation>
    </message>
    <message>
        <source>The computer players and the hints know what you would know in their chair: the tiles in their own hand, the line, every play and pass of this hand, how many tiles each player holds, and the streaks. The program never gives them another hand, the seed or a deal to come. They judge by experience and calculation within limits, and they make mistakes.</source>
        <translation>Pemain komputer dan petunjuk mengetahui apa yang anda sendiri akan ketahui di tempat mereka: batu di tangan sendiri, barisan, setiap langkah dan setiap lalu dalam tangan ini, bilangan batu setiap pemain, dan rentetan. Program tidak pernah memberikan kepada mereka tangan lain, benih atau agihan yang akan datang. Mereka menilai dengan pengalaman dan pengiraan yang terhad, dan boleh membuat kesilapan.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Perisian bebas di bawah lesen MIT.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python}, Qt {qt} and PySide {pyside}.</source>
        <translation>Versi {version}, dengan Python {python}, Qt {qt} dan PySide {pyside}.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>Perlawanan ba&amp;haru…</translation>
    </message>
    <message>
        <source>&amp;Restart hand</source>
        <translation>&amp;Mula semula tangan</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>&amp;Salin benih</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Buka…</translation>
    </message>
    <message>
        <source>Open rec&amp;ent</source>
        <translation>Buka &amp;terkini</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Simpan sebag&amp;ai…</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>&amp;Rekod</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation>Stat&amp;istik</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Keutamaan…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ke&amp;luar</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Sahkan</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Lalu</translation>
    </message>
    <message>
        <source>Choose the &amp;left end</source>
        <translation>Pilih hujung &amp;kiri</translation>
    </message>
    <message>
        <source>Choose the &amp;right end</source>
        <translation>Pilih hujung ka&amp;nan</translation>
    </message>
    <message>
        <source>Put the tile &amp;back</source>
        <translation>Kem&amp;balikan batu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Petunjuk</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undur</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>Ul&amp;ang</translation>
    </message>
    <message>
        <source>&amp;Next computer move</source>
        <translation>Langkah komputer se&amp;terusnya</translation>
    </message>
    <message>
        <source>Show or hide the re&amp;sult</source>
        <translation>Tunjukkan atau sembunyikan k&amp;eputusan</translation>
    </message>
    <message>
        <source>Open &amp;ends</source>
        <translation>&amp;Hujung terbuka</translation>
    </message>
    <message>
        <source>Whole &amp;line</source>
        <translation>Seluruh &amp;barisan</translation>
    </message>
    <message>
        <source>My &amp;tiles</source>
        <translation>Batu &amp;saya</translation>
    </message>
    <message>
        <source>Tiles &amp;of each seat</source>
        <translation>Batu di setiap &amp;tempat</translation>
    </message>
    <message>
        <source>Who &amp;passed on what</source>
        <translation>Siapa &amp;lalu pada nombor apa</translation>
    </message>
    <message>
        <source>&amp;Streaks</source>
        <translation>&amp;Rentetan</translation>
    </message>
    <message>
        <source>&amp;Whose turn</source>
        <translation>&amp;Giliran siapa</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>Langkah t&amp;erakhir</translation>
    </message>
    <message>
        <source>&amp;Chances of my moves</source>
        <translation>Pelua&amp;ng langkah saya</translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation>Sebut sem&amp;ula</translation>
    </message>
    <message>
        <source>&amp;History of what was said</source>
        <translation>Se&amp;jarah pengumuman</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>Bar &amp;menu</translation>
    </message>
    <message>
        <source>&amp;Position fields</source>
        <translation>Medan &amp;kedudukan</translation>
    </message>
    <message>
        <source>&amp;Chances of all moves</source>
        <translation>P&amp;eluang semua langkah</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Skrin &amp;penuh</translation>
    </message>
    <message>
        <source>&amp;Enlarge the line</source>
        <translation>Be&amp;sarkan barisan</translation>
    </message>
    <message>
        <source>&amp;Shrink the line</source>
        <translation>Ke&amp;cilkan barisan</translation>
    </message>
    <message>
        <source>Show the &amp;whole line</source>
        <translation>&amp;Tunjukkan seluruh barisan</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Bahasa</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Peraturan</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Pintasan papan &amp;kekunci</translation>
    </message>
    <message>
        <source>&amp;Fair play</source>
        <translation>Main &amp;adil</translation>
    </message>
    <message>
        <source>&amp;Watch a demo hand</source>
        <translation>&amp;Tonton tangan tunjuk cara</translation>
    </message>
    <message>
        <source>&amp;About Chiva</source>
        <translation>Perihal &amp;Chiva</translation>
    </message>
</context>
<context>
    <name>BarButton</name>
    <message>
        <source>{action}, not possible now</source>
        <comment>a button</comment>
        <translation>{action}, tidak boleh sekarang</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Next hand</source>
        <translation>Tangan seterusnya</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Perlawanan baharu</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Langkah seterusnya</translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>Chances of all moves</source>
        <comment>name of a list</comment>
        <translation>Peluang semua langkah</translation>
    </message>
</context>
<context>
    <name>DemoHand</name>
    <message>
        <source>Demo hand</source>
        <comment>title of a window</comment>
        <translation>Tangan tunjuk cara</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <comment>window title</comment>
        <translation>Sesuatu tidak kena</translation>
    </message>
    <message>
        <source>&amp;Details for a report:</source>
        <comment>label of a text field</comment>
        <translation>&amp;Butiran untuk laporan:</translation>
    </message>
    <message>
        <source>The details were copied.</source>
        <translation>Butiran telah disalin.</translation>
    </message>
    <message>
        <source>C&amp;opy the details</source>
        <translation>&amp;Salin butiran</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fair play</source>
        <comment>window title</comment>
        <translation>Main adil</translation>
    </message>
    <message>
        <source>Fair play, text to read</source>
        <comment>name of a text field</comment>
        <translation>Main adil, teks untuk dibaca</translation>
    </message>
    <message>
        <source>Copy the &amp;example</source>
        <translation>Salin &amp;contoh</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>Does the computer look at my tiles?</source>
        <translation>Adakah komputer melihat batu saya?</translation>
    </message>
    <message>
        <source>No. It plays from what you would know in its chair. You need not believe that: below stands how you can check it.</source>
        <translation>Tidak. Komputer bermain dengan apa yang anda sendiri akan tahu di tempatnya. Anda tidak perlu percaya begitu sahaja: di bawah ada cara untuk memeriksanya.</translation>
    </message>
    <message>
        <source>What the computer knows</source>
        <translation>Apa yang komputer tahu</translation>
    </message>
    <message>
        <source>It knows the tiles in its own hand, the line, every play and pass of this hand with the ends that were open, how many tiles each seat holds, and the streaks. That is all. It does not know the tiles of another seat, not even those of its partner, nor the seed, nor anything of an earlier hand. A hint is worked out from your tiles in the same way.</source>
        <translation>Komputer tahu batu di tangannya sendiri, barisan, setiap langkah dan setiap lalu dalam tangan ini bersama hujung yang terbuka ketika itu, bilangan batu di setiap tempat, dan rentetan. Itu sahaja. Komputer tidak tahu batu di tempat lain, malah batu pasangannya sendiri pun tidak, tidak tahu benih, dan tidak tahu apa-apa daripada tangan terdahulu. Petunjuk dikira daripada batu anda dengan cara yang sama.</translation>
    </message>
    <message>
        <source>The strong and the master player deal the unseen tiles in thousands of ways that fit what has happened, and play them out. What you passed on is telling. They are wrong often enough.</source>
        <translation>Tahap Kuat dan Pakar mengagihkan batu yang tidak kelihatan dengan beribu-ribu cara yang sepadan dengan apa yang telah berlaku, lalu memainkannya hingga tamat. Nombor yang anda lalu banyak mendedahkan tangan anda. Komputer masih kerap tersilap.</translation>
    </message>
    <message>
        <source>Four locks</source>
        <translation>Empat kunci</translation>
    </message>
    <message>
        <source>A player is given a view made for its seat. No way leads back from it to the hand, the match or the seed.</source>
        <translation>Pemain komputer diberi satu pandangan yang dibuat untuk tempatnya. Tiada jalan kembali daripada pandangan itu kepada tangan, perlawanan atau benih.</translation>
    </message>
    <message>
        <source>The part of the window that thinks gets this view, never the match.</source>
        <translation>Bahagian tetingkap yang berfikir mendapat pandangan ini, tidak sekali-kali perlawanan.</translation>
    </message>
    <message>
        <source>A test reads the players&apos; source and fails if a player uses a part that knows hidden hands.</source>
        <translation>Satu ujian membaca kod sumber pemain komputer dan gagal jika ada yang menggunakan bahagian yang tahu tangan tersembunyi.</translation>
    </message>
    <message>
        <source>Another test deals the hidden tiles again, in ways that fit the passes, and wants the same move.</source>
        <translation>Satu lagi ujian mengagihkan semula batu tersembunyi dengan cara yang sepadan dengan setiap lalu, dan menuntut langkah yang sama.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Periksa sendiri</translation>
    </message>
    <message>
        <source>With Chiva comes the command chiva-engine, to be typed in a terminal; with the source of Chiva it is python3 dev.py engine. Copy the example below and save it as one.json. It is a hand in which seat 4 is to move. Ask what the master does there:</source>
        <translation>Chiva disertai perintah chiva-engine untuk ditaip dalam terminal; dengan kod sumber Chiva ia ialah python3 dev.py engine. Salin contoh dengan butang di bawah dan simpan sebagai one.json. Contoh itu ialah satu tangan yang menunggu langkah tempat 4. Tanya apa yang tahap Pakar akan buat:</translation>
    </message>
    <message>
        <source>Now exchange tiles that seat 4 cannot see, such as 4-0 in the first hand and 4-3 in the second, and ask again. The answer stays the same to the last digit. A player that looked at a hidden tile would give itself away sooner or later.</source>
        <translation>Sekarang tukar batu yang tempat 4 tidak nampak, misalnya 4-0 di tangan pertama dengan 4-3 di tangan kedua, dan tanya sekali lagi. Jawapannya tetap sama hingga angka terakhir. Pemain yang melihat batu tersembunyi pasti terdedah lambat-laun.</translation>
    </message>
    <message>
        <source>The deal comes from the seed alone, before anybody plays. When a hand is over and its tiles lie open, compare them with what the seed and the number of the hand give:</source>
        <translation>Agihan datang daripada benih semata-mata, sebelum sesiapa bermain. Apabila sesuatu tangan tamat dan batunya terbuka, bandingkan dengan apa yang diberi oleh benih dan nombor tangan itu:</translation>
    </message>
    <message>
        <source>With the source of Chiva you can run the test of the fourth lock, too, for every kind of player:</source>
        <translation>Dengan kod sumber Chiva anda juga boleh menjalankan ujian kunci keempat, bagi setiap tahap:</translation>
    </message>
    <message>
        <source>The file docs/FAIRNESS.md there says more, and where each lock is found.</source>
        <translation>Fail docs/FAIRNESS.md di situ menerangkan lebih lanjut, termasuk tempat setiap kunci.</translation>
    </message>
    <message>
        <source>The example was copied.</source>
        <translation>Contoh telah disalin.</translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message>
        <source>{file} cannot be opened: there is no such file.</source>
        <translation>{file} tidak dapat dibuka: fail itu tiada.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: it is a folder or a device.</source>
        <translation>{file} tidak dapat dibuka: itu folder atau peranti.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system does not allow it.</source>
        <translation>{file} tidak dapat dibuka: sistem tidak membenarkannya.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <comment>the system&apos;s own words</comment>
        <translation>{file} tidak dapat dibuka: {reason}.</translation>
    </message>
    <message>
        <source>{file} was not saved: its folder is not there.</source>
        <translation>{file} tidak disimpan: foldernya tiada.</translation>
    </message>
    <message>
        <source>{file} was not saved: the system does not allow it.</source>
        <translation>{file} tidak disimpan: sistem tidak membenarkannya.</translation>
    </message>
    <message>
        <source>{file} was not saved: the disk is full.</source>
        <translation>{file} tidak disimpan: cakera penuh.</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}.</source>
        <comment>the system&apos;s own words</comment>
        <translation>{file} tidak disimpan: {reason}.</translation>
    </message>
    <message>
        <source>This match is not being saved and ends with the program: {reason}</source>
        <comment>a sentence about a file that cannot be written</comment>
        <translation>Perlawanan ini tidak disimpan dan tamat bersama program: {reason}</translation>
    </message>
    <message>
        <source>{file} was saved.</source>
        <translation>{file} telah disimpan.</translation>
    </message>
    <message>
        <source>{file}, hand {hand}, move {move}: {problem}</source>
        <comment>a file, a place in it, a sentence</comment>
        <translation>{file}, tangan {hand}, langkah {move}: {problem}</translation>
    </message>
    <message>
        <source>{file} is larger than any match can be.</source>
        <translation>{file} lebih besar daripada mana-mana perlawanan.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <translation>{file} kosong.</translation>
    </message>
    <message>
        <source>{file} is no match of Chiva: it is not text in UTF-8.</source>
        <translation>{file} bukan perlawanan Chiva: bukan teks dalam UTF-8.</translation>
    </message>
    <message>
        <source>{file} is no match of Chiva, or it is cut off or garbled.</source>
        <translation>{file} bukan perlawanan Chiva, atau fail itu terpotong atau rosak.</translation>
    </message>
    <message>
        <source>{file} is no match of Chiva.</source>
        <translation>{file} bukan perlawanan Chiva.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Chiva.</source>
        <translation>{file} ditulis oleh versi Chiva yang lebih baharu.</translation>
    </message>
    <message>
        <source>{file} is damaged: its part “{part}” does not make sense.</source>
        <comment>the part has the name that stands in the file</comment>
        <translation>{file} rosak: bahagian “{part}” tidak bermakna.</translation>
    </message>
    <message>
        <source>it was not this seat’s turn but that of {seat}.</source>
        <translation>bukan giliran tempat itu tetapi giliran {seat}.</translation>
    </message>
    <message>
        <source>the hand named there is not the one that can be dealt.</source>
        <translation>tangan yang dinamakan di situ bukan tangan yang boleh diagihkan.</translation>
    </message>
    <message>
        <source>there are more moves than any match has.</source>
        <translation>langkahnya lebih banyak daripada mana-mana perlawanan.</translation>
    </message>
    <message>
        <source>no move or deal is written there.</source>
        <translation>tiada langkah atau agihan tertulis di situ.</translation>
    </message>
    <message>
        <source>the file is cut off or garbled there.</source>
        <translation>fail itu terpotong atau rosak di situ.</translation>
    </message>
    <message>
        <source>the hand was over.</source>
        <translation>tangan itu sudah tamat.</translation>
    </message>
    <message>
        <source>{seat} does not hold the tile of the move “{move}”.</source>
        <translation>{seat} tidak memegang batu bagi langkah “{move}”.</translation>
    </message>
    <message>
        <source>{seat} must open with 6-6, not with “{move}”.</source>
        <translation>{seat} mesti membuka dengan 6-6, bukan dengan “{move}”.</translation>
    </message>
    <message>
        <source>{seat} opens the hand and may not pass.</source>
        <translation>{seat} membuka tangan itu dan tidak boleh lalu.</translation>
    </message>
    <message>
        <source>{seat} holds a tile that fits and may not pass.</source>
        <translation>{seat} memegang batu yang sepadan dan tidak boleh lalu.</translation>
    </message>
    <message>
        <source>the move “{move}” of {seat} names no end.</source>
        <translation>langkah “{move}” oleh {seat} tidak menyebut hujung.</translation>
    </message>
    <message>
        <source>the move “{move}” of {seat} opens the hand and names an end.</source>
        <translation>langkah “{move}” oleh {seat} membuka tangan dan menyebut hujung.</translation>
    </message>
    <message>
        <source>the move “{move}” of {seat} does not fit there.</source>
        <translation>langkah “{move}” oleh {seat} tidak sepadan di situ.</translation>
    </message>
    <message>
        <source>The saved match</source>
        <comment>in the place of a file&apos;s name</comment>
        <translation>Perlawanan yang disimpan</translation>
    </message>
    <message>
        <source>It goes on without it.</source>
        <translation>Perlawanan diteruskan tanpanya.</translation>
    </message>
    <message>
        <source>It goes on up to there.</source>
        <translation>Perlawanan diteruskan sehingga situ.</translation>
    </message>
    <message>
        <source>The statistics cannot be written: {reason}.</source>
        <comment>the reason is one of those below</comment>
        <translation>Statistik tidak dapat ditulis: {reason}.</translation>
    </message>
    <message>
        <source>The statistics cannot be opened: {reason}. What is counted now ends with the program.</source>
        <comment>the reason is one of those below</comment>
        <translation>Statistik tidak dapat dibuka: {reason}. Apa yang dikira sekarang tamat bersama program.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why statistics cannot be opened or written</comment>
        <translation>cakera penuh</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <comment>why statistics cannot be …</comment>
        <translation>sistem tidak membenarkannya</translation>
    </message>
    <message>
        <source>another program is using them</source>
        <comment>why statistics cannot be …</comment>
        <translation>program lain sedang menggunakannya</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: changed preferences hold until the program ends.</source>
        <translation>{file} tidak dapat dibaca atau ditulis: keutamaan yang diubah kekal sehingga program tamat.</translation>
    </message>
    <message>
        <source>A new match begins.</source>
        <translation>Perlawanan baharu bermula.</translation>
    </message>
    <message>
        <source>{file} was not saved: a folder or a device has this name.</source>
        <translation>{file} tidak disimpan: ada folder atau peranti dengan nama ini.</translation>
    </message>
    <message>
        <source>The match of the newer version was kept as {file}.</source>
        <translation>Perlawanan daripada versi yang lebih baharu itu disimpan sebagai {file}.</translation>
    </message>
    <message>
        <source>The damaged file was kept as {file}.</source>
        <translation>Fail yang rosak disimpan sebagai {file}.</translation>
    </message>
    <message>
        <source>The statistics could not be read and begin anew; the damaged file was kept as {file}.</source>
        <translation>Statistik tidak dapat dibaca dan bermula dari awal; fail yang rosak disimpan sebagai {file}.</translation>
    </message>
    <message>
        <source>The settings could not be read and start from their defaults; the damaged file was kept as {file}.</source>
        <translation>Keutamaan tidak dapat dibaca dan bermula dengan nilai asal; fail yang rosak disimpan sebagai {file}.</translation>
    </message>
</context>
<context>
    <name>HandTable</name>
    <message>
        <source>Hand</source>
        <comment>heading in the ledger</comment>
        <translation>Tangan</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>heading in the ledger: who opened the hand</comment>
        <translation>Pembuka</translation>
    </message>
    <message>
        <source>End</source>
        <comment>heading in the ledger: how the hand ended</comment>
        <translation>Penamat</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading in the ledger: which side won</comment>
        <translation>Pemenang</translation>
    </message>
    <message>
        <source>Sums</source>
        <comment>heading in the ledger: pips of both sides</comment>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>heading in the ledger: an attempt was broken</comment>
        <translation>Patah</translation>
    </message>
    <message>
        <source>Streaks</source>
        <comment>heading in the ledger: credits after the hand</comment>
        <translation>Rentetan</translation>
    </message>
    <message>
        <source>being played</source>
        <comment>in the ledger: the hand goes on</comment>
        <translation>sedang dimainkan</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>in the ledger: who won the hand</comment>
        <translation>tiada sesiapa</translation>
    </message>
    <message>
        <source>broken</source>
        <comment>in the ledger: an attempt was broken</comment>
        <translation>dipatahkan</translation>
    </message>
    <message>
        <source>no sums</source>
        <comment>in the ledger: no blocked hand</comment>
        <translation>tiada jumlah</translation>
    </message>
    <message>
        <source>no break</source>
        <comment>in the ledger</comment>
        <translation>tidak dipatahkan</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>in the ledger: the hand goes on</comment>
        <translation>belum lagi</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Choose a tile, then its end: click, tap, or drag.</source>
        <translation>Pilih batu, kemudian hujungnya: dengan tetikus, sentuhan atau seretan.</translation>
    </message>
    <message>
        <source>The marks below your tiles show the ends they fit.</source>
        <translation>Tanda di bawah batu anda menunjukkan hujung yang sepadan.</translation>
    </message>
    <message>
        <source>{rules}: the rules. {keys}: all keys. {hint}: a hint.</source>
        <comment>keys</comment>
        <translation>{rules}: peraturan. {keys}: semua kekunci. {hint}: petunjuk.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>{key}: hide</source>
        <comment>key; puts the hints away</comment>
        <translation>{key}: sembunyikan</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>What was said</source>
        <translation>Apa yang telah disebut</translation>
    </message>
    <message>
        <source>All &amp;messages, the newest last:</source>
        <comment>label of a list</comment>
        <translation>Semua pe&amp;ngumuman, yang terbaharu di akhir:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>S&amp;alin semua</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) copied.</source>
        <translation>
            <numerusform>%n pengumuman disalin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyModel</name>
    <message>
        <source>Table</source>
        <comment>where a key works</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>heading of a table of keys</comment>
        <translation>Di mana</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a table of keys</comment>
        <translation>Tindakan</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a table of keys</comment>
        <translation>Kekunci</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>&amp;System language</source>
        <translation>Bahasa &amp;sistem</translation>
    </message>
</context>
<context>
    <name>LedgerDialog</name>
    <message>
        <source>Ledger</source>
        <comment>window title: the record of the match</comment>
        <translation>Rekod</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <comment>page of the ledger</comment>
        <translation>&amp;Langkah</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <comment>page of the ledger</comment>
        <translation>Tan&amp;gan</translation>
    </message>
    <message>
        <source>Moves, hand by hand</source>
        <comment>name of a tree</comment>
        <translation>Langkah, satu tangan demi satu tangan</translation>
    </message>
    <message>
        <source>Hands of the match</source>
        <comment>name of a table</comment>
        <translation>Tangan dalam perlawanan</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksport…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
</context>
<context>
    <name>LetterModel</name>
    <message>
        <source>Only a single letter can be a key here.</source>
        <translation>Hanya satu huruf boleh menjadi kekunci di sini.</translation>
    </message>
    <message>
        <source>{letter} already means: {action}.</source>
        <comment>a key and what it does</comment>
        <translation>{letter} sudah bermaksud: {action}.</translation>
    </message>
    <message>
        <source>{letter} now means: {action}.</source>
        <comment>a key and what it does</comment>
        <translation>{letter} kini bermaksud: {action}.</translation>
    </message>
    <message>
        <source>No letter now: {action}.</source>
        <translation>Kini tanpa huruf: {action}.</translation>
    </message>
    <message>
        <source>no letter</source>
        <comment>instead of a key</comment>
        <translation>tiada huruf</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a table of keys</comment>
        <translation>Tindakan</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>heading of a table of keys</comment>
        <translation>Huruf</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>P</source>
        <translation>L</translation>
    </message>
    <message>
        <source>L</source>
        <translation>K</translation>
    </message>
    <message>
        <source>R</source>
        <translation>N</translation>
    </message>
    <message>
        <source>H</source>
        <translation>P</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <translation>S</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>E</source>
        <translation>H</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>C</source>
        <translation>I</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>S</source>
        <translation>R</translation>
    </message>
    <message>
        <source>W</source>
        <translation>G</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>O</source>
        <translation>A</translation>
    </message>
    <message>
        <source>G</source>
        <translation>E</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Seed {seed}</source>
        <comment>window title; the program&apos;s name follows</comment>
        <translation>Benih {seed}</translation>
    </message>
    <message>
        <source>No tile is chosen.</source>
        <translation>Tiada batu dipilih.</translation>
    </message>
    <message>
        <source>Nobody has played yet: there is nothing to begin again.</source>
        <translation>Belum ada sesiapa main: tiada apa-apa untuk dimulakan semula.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Tiada langkah anda untuk diundurkan.</translation>
    </message>
    <message>
        <source>There is nothing to bring back.</source>
        <translation>Tiada apa-apa untuk diulang.</translation>
    </message>
    <message>
        <source>Seed {seed} copied.</source>
        <translation>Benih {seed} disalin.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The match goes on where it stood.</source>
        <translation>Sesuatu yang tidak dijangka telah berlaku. Perlawanan diteruskan dari kedudukannya.</translation>
    </message>
    <message>
        <source>The chances of all moves are shown with a hint.</source>
        <translation>Peluang semua langkah ditunjukkan bersama petunjuk.</translation>
    </message>
    <message>
        <source>The chances of all moves are hidden.</source>
        <translation>Peluang semua langkah disembunyikan.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Open a match</source>
        <comment>window title</comment>
        <translation>Buka perlawanan</translation>
    </message>
    <message>
        <source>A damaged match</source>
        <translation>Perlawanan yang rosak</translation>
    </message>
    <message>
        <source>{problem} Open the match up to there?</source>
        <comment>a sentence before it</comment>
        <translation>{problem} Buka perlawanan sehingga situ?</translation>
    </message>
    <message>
        <source>{problem} Open the match without it?</source>
        <comment>a sentence before it</comment>
        <translation>{problem} Buka perlawanan tanpanya?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buka</translation>
    </message>
    <message>
        <source>Open another match?</source>
        <translation>Buka perlawanan lain?</translation>
    </message>
    <message>
        <source>Save the match</source>
        <comment>window title</comment>
        <translation>Simpan perlawanan</translation>
    </message>
    <message>
        <source>Matches of Chiva (*{suffix})</source>
        <comment>kind of file</comment>
        <translation>Perlawanan Chiva (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <comment>kind of file</comment>
        <translation>Semua fail (*)</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>window title</comment>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Moves as a table</source>
        <comment>kind of file, CSV</comment>
        <translation>Langkah sebagai jadual</translation>
    </message>
    <message>
        <source>Ledger to read</source>
        <comment>kind of file, Markdown</comment>
        <translation>Rekod untuk dibaca</translation>
    </message>
    <message>
        <source>Hands for chiva-engine</source>
        <comment>kind of file, JSON</comment>
        <translation>Tangan untuk chiva-engine</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <comment>kind of file, PNG</comment>
        <translation>Gambar meja</translation>
    </message>
    <message>
        <source>Table on paper</source>
        <comment>kind of file, PDF</comment>
        <translation>Meja di atas kertas</translation>
    </message>
    <message>
        <source>Hands as a table</source>
        <comment>kind of file, CSV</comment>
        <translation>Tangan sebagai jadual</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <comment>in place of a list</comment>
        <translation>Belum ada perlawanan</translation>
    </message>
    <message>
        <source>Put away: seed {seed}, hand {hand}</source>
        <comment>a match, in a menu</comment>
        <translation>Diketepikan: benih {seed}, tangan {hand}</translation>
    </message>
    <message>
        <source>Chiva</source>
        <comment>window title of a notice</comment>
        <translation>Chiva</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <comment>leave all as it is</comment>
        <translation>B&amp;atal</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Main</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Tanya</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>P&amp;aparan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Bantuan</translation>
    </message>
</context>
<context>
    <name>MoveTree</name>
    <message>
        <source>Hands and moves</source>
        <comment>heading in the ledger</comment>
        <translation>Tangan dan langkah</translation>
    </message>
    <message>
        <source>The four hands as they were dealt</source>
        <comment>heading in the ledger</comment>
        <translation>Empat tangan seperti yang diagihkan</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <comment>window title</comment>
        <translation>Perlawanan baharu</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <comment>label of a field</comment>
        <translation>&amp;Benih:</translation>
    </message>
    <message>
        <source>empty: a fresh one</source>
        <comment>seed of a match</comment>
        <translation>kosong: yang baharu</translation>
    </message>
    <message>
        <source>Any word or number. The same seed deals the same hands again.</source>
        <translation>Apa-apa perkataan atau nombor. Benih yang sama mengagihkan tangan yang sama sekali lagi.</translation>
    </message>
    <message>
        <source>Any word or number; empty for a fresh seed.</source>
        <translation>Apa-apa perkataan atau nombor; biarkan kosong untuk benih baharu.</translation>
    </message>
    <message>
        <source>&amp;Partner, across the table:</source>
        <comment>label of a list of levels</comment>
        <translation>&amp;Pasangan, di seberang meja:</translation>
    </message>
    <message>
        <source>&amp;Right, an opponent:</source>
        <comment>label of a list of levels</comment>
        <translation>Ka&amp;nan, lawan:</translation>
    </message>
    <message>
        <source>&amp;Left, an opponent:</source>
        <comment>label of a list of levels</comment>
        <translation>&amp;Kiri, lawan:</translation>
    </message>
    <message>
        <source>Start the &amp;match</source>
        <translation>&amp;Mulakan perlawanan</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>B&amp;atal</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Pages</source>
        <comment>name of a list of pages</comment>
        <translation>Halaman</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>blank</source>
        <comment>the number 0 on a tile, spoken</comment>
        <translation>kosong</translation>
    </message>
    <message>
        <source>one</source>
        <comment>the number 1 on a tile, spoken</comment>
        <translation>satu</translation>
    </message>
    <message>
        <source>two</source>
        <comment>the number 2 on a tile, spoken</comment>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <comment>the number 3 on a tile, spoken</comment>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <comment>the number 4 on a tile, spoken</comment>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <comment>the number 5 on a tile, spoken</comment>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <comment>the number 6 on a tile, spoken</comment>
        <translation>enam</translation>
    </message>
    <message>
        <source>double {number}</source>
        <comment>a tile, spoken</comment>
        <translation>berganda {number}</translation>
    </message>
    <message>
        <source>{high}-{low}</source>
        <comment>a tile&apos;s two numbers, higher first</comment>
        <translation>{high}-{low}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>tiada batu</translation>
    </message>
    <message>
        <source>You</source>
        <comment>seat 1, the person</comment>
        <translation>Anda</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>seat 2, the opponent on the right</comment>
        <translation>Kanan</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>seat 3, across the table</comment>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>seat 4, the opponent on the left</comment>
        <translation>Kiri</translation>
    </message>
    <message>
        <source>Us</source>
        <comment>the person&apos;s team</comment>
        <translation>Kita</translation>
    </message>
    <message>
        <source>Them</source>
        <comment>the other team</comment>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level of a computer player</comment>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>level of a computer player</comment>
        <translation>Mantap</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>level of a computer player</comment>
        <translation>Kuat</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation>Pakar</translation>
    </message>
    <message>
        <source>Plays a tile that fits, and often overlooks the better one.</source>
        <translation>Memainkan batu yang sepadan, dan sering terlepas pandang batu yang lebih baik.</translation>
    </message>
    <message>
        <source>Counts its own numbers, looks after doubles and minds the passes.</source>
        <translation>Mengira nombor sendiri, menjaga batu berganda dan memerhatikan siapa yang lalu.</translation>
    </message>
    <message>
        <source>Works out from all moves so far who may hold what.</source>
        <translation>Menyimpulkan daripada semua langkah setakat ini siapa mungkin memegang apa.</translation>
    </message>
    <message>
        <source>As strong, with more time for each move. The hardest one.</source>
        <translation>Sama kuat, dengan lebih masa untuk setiap langkah. Tahap yang paling sukar.</translation>
    </message>
    <message>
        <source>left</source>
        <comment>end of the line</comment>
        <translation>kiri</translation>
    </message>
    <message>
        <source>right</source>
        <comment>end of the line</comment>
        <translation>kanan</translation>
    </message>
    <message>
        <source>left {number}</source>
        <comment>end of the line and its number</comment>
        <translation>kiri {number}</translation>
    </message>
    <message>
        <source>right {number}</source>
        <comment>end of the line and its number</comment>
        <translation>kanan {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>tiles in a hand</comment>
        <translation>
            <numerusform>%n batu</numerusform>
        </translation>
    </message>
    <message>
        <source>passed on {numbers}</source>
        <comment>note beside a seat</comment>
        <translation>lalu pada {numbers}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Giliran anda</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>mark on a seat</comment>
        <translation>Gilirannya</translation>
    </message>
    <message>
        <source>{facts}, {next}</source>
        <comment>facts about a thing, one after the other</comment>
        <translation>{facts}, {next}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>a place in a row of things</comment>
        <translation>{place} daripada {count}</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>state of a tile or an end</comment>
        <translation>dipilih</translation>
    </message>
    <message>
        <source>cannot open</source>
        <comment>fact about a tile</comment>
        <translation>tidak boleh membuka</translation>
    </message>
    <message>
        <source>must open</source>
        <comment>fact about a tile</comment>
        <translation>mesti membuka</translation>
    </message>
    <message>
        <source>can open</source>
        <comment>fact about a tile</comment>
        <translation>boleh membuka</translation>
    </message>
    <message>
        <source>does not fit</source>
        <comment>fact about a tile</comment>
        <translation>tidak sepadan</translation>
    </message>
    <message>
        <source>both {number}</source>
        <comment>brief: a tile fits both ends, which show one number</comment>
        <translation>kedua-dua {number}</translation>
    </message>
    <message>
        <source>fits left and right {number}</source>
        <comment>both ends show the same number</comment>
        <translation>sepadan di kiri dan kanan {number}</translation>
    </message>
    <message>
        <source>left {left} or right {right}</source>
        <comment>brief: a tile fits both ends</comment>
        <translation>kiri {left} atau kanan {right}</translation>
    </message>
    <message>
        <source>fits left {left} and right {right}</source>
        <comment>fact about a tile</comment>
        <translation>sepadan di kiri {left} dan kanan {right}</translation>
    </message>
    <message>
        <source>fits left {number}</source>
        <comment>fact about a tile</comment>
        <translation>sepadan di kiri {number}</translation>
    </message>
    <message>
        <source>fits right {number}</source>
        <comment>fact about a tile</comment>
        <translation>sepadan di kanan {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n mata</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}-{right}</source>
        <comment>a tile&apos;s two numbers as it lies</comment>
        <translation>{left}-{right}</translation>
    </message>
    <message>
        <source>you played it last</source>
        <comment>fact about a tile in the line</comment>
        <translation>terakhir, dimainkan oleh anda</translation>
    </message>
    <message>
        <source>{seat} played it last</source>
        <comment>fact about a tile in the line</comment>
        <translation>terakhir, dimainkan oleh {seat}</translation>
    </message>
    <message>
        <source>you played it</source>
        <comment>fact about a tile in the line</comment>
        <translation>dimainkan oleh anda</translation>
    </message>
    <message>
        <source>{seat} played it</source>
        <comment>fact about a tile in the line</comment>
        <translation>dimainkan oleh {seat}</translation>
    </message>
    <message>
        <source>it opened the hand</source>
        <comment>fact about a tile in the line</comment>
        <translation>membuka tangan ini</translation>
    </message>
    <message>
        <source>middle of the table</source>
        <comment>where the opening tile goes</comment>
        <translation>tengah meja</translation>
    </message>
    <message>
        <source>left end {number}</source>
        <comment>an open end</comment>
        <translation>hujung kiri {number}</translation>
    </message>
    <message>
        <source>right end {number}</source>
        <comment>an open end</comment>
        <translation>hujung kanan {number}</translation>
    </message>
    <message>
        <source>{tile} does not fit</source>
        <comment>at an end</comment>
        <translation>{tile} tidak sepadan</translation>
    </message>
    <message>
        <source>place for {tile}</source>
        <comment>where the chosen tile can go</comment>
        <translation>ruang untuk {tile}</translation>
    </message>
    <message>
        <source>Where to play {tile}</source>
        <comment>heading of the two ends</comment>
        <translation>Main {tile} di mana</translation>
    </message>
    <message>
        <source>has the turn</source>
        <comment>fact about a seat</comment>
        <translation>gilirannya</translation>
    </message>
    <message>
        <source>opened this hand</source>
        <comment>fact about a seat</comment>
        <translation>membuka tangan ini</translation>
    </message>
    <message>
        <source>{level} level</source>
        <comment>how strong a computer player is</comment>
        <translation>Tahap {level}</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the table with all that lies on it</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>the person&apos;s tiles</comment>
        <translation>Tangan anda</translation>
    </message>
    <message>
        <source>Ends</source>
        <comment>the two open ends of the line</comment>
        <translation>Hujung</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>the tiles on the table</comment>
        <translation>Barisan</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>the four players</comment>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>{seat}: pass.</source>
        <comment>brief: a seat passed</comment>
        <translation>{seat}: lalu.</translation>
    </message>
    <message>
        <source>You passed on {numbers}.</source>
        <translation>Anda lalu pada {numbers}.</translation>
    </message>
    <message>
        <source>{seat} passed on {numbers}.</source>
        <translation>{seat} lalu pada {numbers}.</translation>
    </message>
    <message>
        <source>{seat}: {move}.</source>
        <comment>brief: a seat and its move by name</comment>
        <translation>{seat}: {move}.</translation>
    </message>
    <message>
        <source>You opened with {tile}.</source>
        <translation>Anda membuka dengan {tile}.</translation>
    </message>
    <message>
        <source>{seat} opened with {tile}.</source>
        <translation>{seat} membuka dengan {tile}.</translation>
    </message>
    <message>
        <source>You played {tile} on the left: {number} is open.</source>
        <translation>Anda memainkan {tile} di kiri: {number} terbuka.</translation>
    </message>
    <message>
        <source>You played {tile} on the right: {number} is open.</source>
        <translation>Anda memainkan {tile} di kanan: {number} terbuka.</translation>
    </message>
    <message>
        <source>{seat} played {tile} on the left: {number} is open.</source>
        <translation>{seat} memainkan {tile} di kiri: {number} terbuka.</translation>
    </message>
    <message>
        <source>{seat} played {tile} on the right: {number} is open.</source>
        <translation>{seat} memainkan {tile} di kanan: {number} terbuka.</translation>
    </message>
    <message>
        <source>Hand {number}. You hold {tile} and open with it.</source>
        <translation>Tangan {number}. Anda memegang {tile} dan membuka dengannya.</translation>
    </message>
    <message>
        <source>Hand {number}. {seat} holds {tile} and opens.</source>
        <translation>Tangan {number}. {seat} memegang {tile} dan membuka.</translation>
    </message>
    <message>
        <source>Hand {number}. You open with any tile.</source>
        <translation>Tangan {number}. Anda membuka dengan apa-apa batu.</translation>
    </message>
    <message>
        <source>Hand {number}. {seat} opens.</source>
        <translation>Tangan {number}. {seat} membuka.</translation>
    </message>
    <message>
        <source>None of your tiles fits {numbers}: pass.</source>
        <translation>Tiada batu anda sepadan dengan {numbers}: anda mesti lalu.</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <comment>two numbers of which one is meant</comment>
        <translation>{first} atau {second}</translation>
    </message>
    <message>
        <source>A computer player failed; a simple move was made instead.</source>
        <translation>Pemain komputer gagal; langkah yang mudah dibuat sebagai ganti.</translation>
    </message>
    <message>
        <source>{tile} does not fit: {ends} is needed.</source>
        <translation>{tile} tidak sepadan: {ends} diperlukan.</translation>
    </message>
    <message>
        <source>This hand opens with {tile}.</source>
        <translation>Tangan ini dibuka dengan {tile}.</translation>
    </message>
    <message>
        <source>You cannot pass: a tile of yours fits.</source>
        <translation>Anda tidak boleh lalu: ada batu anda yang sepadan.</translation>
    </message>
    <message>
        <source>You open this hand: play a tile.</source>
        <translation>Anda membuka tangan ini: mainkan satu batu.</translation>
    </message>
    <message>
        <source>{tile} fits both ends: choose left or right.</source>
        <translation>{tile} sepadan dengan kedua-dua hujung: pilih kiri atau kanan.</translation>
    </message>
    <message>
        <source>{tile} fits only the other end.</source>
        <translation>{tile} hanya sepadan dengan hujung yang satu lagi.</translation>
    </message>
    <message>
        <source>There is no such tile in your hand.</source>
        <translation>Batu itu tiada di tangan anda.</translation>
    </message>
    <message>
        <source>The line is empty: the opening tile needs no end.</source>
        <translation>Barisan kosong: batu pembuka tidak memerlukan hujung.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Tangan ini sudah tamat.</translation>
    </message>
    <message>
        <source>Choose a tile first.</source>
        <translation>Pilih batu dahulu.</translation>
    </message>
    <message>
        <source>It is not your turn: {seat} plays.</source>
        <translation>Bukan giliran anda: {seat} sedang main.</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>name of a move</comment>
        <translation>lalu</translation>
    </message>
    <message>
        <source>{tile} on the left</source>
        <comment>name of a move</comment>
        <translation>{tile} di kiri</translation>
    </message>
    <message>
        <source>{tile} on the right</source>
        <comment>name of a move</comment>
        <translation>{tile} di kanan</translation>
    </message>
    <message>
        <source>Hint: pass, no tile fits.</source>
        <translation>Petunjuk: lalu, tiada batu yang sepadan.</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <translation>Petunjuk: {move}.</translation>
    </message>
    <message>
        <source>It must open this hand.</source>
        <translation>Batu ini mesti membuka tangan ini.</translation>
    </message>
    <message>
        <source>It is your only move.</source>
        <translation>Itu satu-satunya langkah anda.</translation>
    </message>
    <message>
        <source>It empties your hand and wins.</source>
        <translation>Tangan anda habis dan anda menang.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n tile(s) with {number}.</source>
        <comment>number is 0 to 6</comment>
        <translation>
            <numerusform>Anda masih memegang %n batu dengan {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} passed on {number}.</source>
        <translation>{seat} lalu pada {number}.</translation>
    </message>
    <message>
        <source>A double is harder to play later.</source>
        <translation>Batu berganda lebih sukar dimainkan kemudian.</translation>
    </message>
    <message>
        <source>It takes most pips from your hand.</source>
        <translation>Langkah ini mengurangkan paling banyak mata di tangan anda.</translation>
    </message>
    <message>
        <source>Hand {hand}: you played your last tile.</source>
        <translation>Tangan {hand}: anda memainkan batu terakhir anda.</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} played the last tile of a hand.</source>
        <translation>Tangan {hand}: {seat} memainkan batu terakhir di tangannya.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked: {number} is open on both ends and nobody holds one.</source>
        <translation>Tangan {hand} buntu: {number} terbuka di kedua-dua hujung dan tiada sesiapa memegangnya.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked: {left} and {right} are open and nobody holds either.</source>
        <translation>Tangan {hand} buntu: {left} dan {right} terbuka dan tiada sesiapa memegang salah satunya.</translation>
    </message>
    <message>
        <source>Equal sums: nobody wins.</source>
        <translation>Jumlah sama: tiada sesiapa menang.</translation>
    </message>
    <message>
        <source>The lower sum wins.</source>
        <translation>Jumlah yang lebih rendah menang.</translation>
    </message>
    <message>
        <source>We win the match, 4 to 0</source>
        <translation>Kita memenangi perlawanan, 4 lawan 0</translation>
    </message>
    <message>
        <source>They win the match, 4 to 0</source>
        <translation>Lawan memenangi perlawanan, 4 lawan 0</translation>
    </message>
    <message>
        <source>The hand is drawn, {sum} each</source>
        <translation>Tangan seri, masing-masing {sum}</translation>
    </message>
    <message>
        <source>We win the hand</source>
        <translation>Kita memenangi tangan ini</translation>
    </message>
    <message>
        <source>They win the hand</source>
        <translation>Lawan memenangi tangan ini</translation>
    </message>
    <message>
        <source>We win the hand, {lower} to {higher}</source>
        <translation>Kita memenangi tangan ini, {lower} lawan {higher}</translation>
    </message>
    <message>
        <source>They win the hand, {lower} to {higher}</source>
        <translation>Lawan memenangi tangan ini, {lower} lawan {higher}</translation>
    </message>
    <message>
        <source>hand emptied</source>
        <comment>mark on the winning side</comment>
        <translation>tangan habis</translation>
    </message>
    <message>
        <source>lower sum</source>
        <comment>mark on the winning side</comment>
        <translation>jumlah lebih rendah</translation>
    </message>
    <message>
        <source>Four won hands to zero: the match is ours.</source>
        <translation>Empat tangan menang lawan sifar: perlawanan milik kita.</translation>
    </message>
    <message>
        <source>Four won hands to zero: the match is theirs.</source>
        <translation>Empat tangan menang lawan sifar: perlawanan milik lawan.</translation>
    </message>
    <message>
        <source>We broke their attempt: both sides go back to 0.</source>
        <translation>Kita mematahkan rentetan lawan: kedua-dua pihak kembali kepada 0.</translation>
    </message>
    <message>
        <source>They broke our attempt: both sides go back to 0.</source>
        <translation>Lawan mematahkan rentetan kita: kedua-dua pihak kembali kepada 0.</translation>
    </message>
    <message>
        <source>A drawn hand counts for nobody: it stays 0 to 0.</source>
        <translation>Tangan seri tidak dikira untuk sesiapa: kekal 0 lawan 0.</translation>
    </message>
    <message>
        <source>A drawn hand counts for nobody: the streaks stay.</source>
        <translation>Tangan seri tidak dikira untuk sesiapa: rentetan kekal.</translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) take the match.</source>
        <comment>for our side</comment>
        <translation>
            <numerusform>%n tangan menang lagi, dan perlawanan milik kita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) and they take the match.</source>
        <translation>
            <numerusform>%n tangan menang lagi, dan perlawanan milik lawan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next match opens with {tile}.</source>
        <translation>Perlawanan seterusnya dibuka dengan {tile}.</translation>
    </message>
    <message>
        <source>no {numbers}</source>
        <comment>on a seat&apos;s plate: the numbers it does not hold</comment>
        <translation>tiada {numbers}</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>fact about the person&apos;s seat</comment>
        <translation>giliran anda</translation>
    </message>
    <message>
        <source>The computer waits: close the windows beside the table to go on.</source>
        <translation>Komputer menunggu: tutup tetingkap di sebelah meja untuk meneruskan.</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <comment>a hint in the place of the one before</comment>
        <translation>Lebih baik: {move}.</translation>
    </message>
    <message>
        <source>No tile fits.</source>
        <translation>Tiada batu yang sepadan.</translation>
    </message>
    <message>
        <source>No other tile fits, and both ends are equal.</source>
        <translation>Tiada batu lain yang sepadan, dan kedua-dua hujung sama.</translation>
    </message>
    <message>
        <source>Your partner opened {number} before.</source>
        <translation>Pasangan anda membuka {number} sebelum ini.</translation>
    </message>
    <message>
        <source>It blocks, and the others should hold more pips.</source>
        <translation>Langkah ini membuntukan, dan lawan mungkin memegang lebih banyak mata.</translation>
    </message>
    <message>
        <source>{seat} has no tile that fits in {share} of the likely deals.</source>
        <comment>share is a percentage</comment>
        <translation>{seat} tiada batu yang sepadan dalam {share} daripada agihan berkemungkinan.</translation>
    </message>
    <message>
        <source>Your partner has a tile that fits in {share} of the likely deals.</source>
        <comment>share is a percentage</comment>
        <translation>Pasangan anda ada batu yang sepadan dalam {share} daripada agihan berkemungkinan.</translation>
    </message>
    <message>
        <source>The next best move did about as well when the hand was tried out.</source>
        <translation>Langkah kedua terbaik hampir sama baiknya apabila tangan ini dicuba.</translation>
    </message>
    <message>
        <source>It did best when the hand was tried out.</source>
        <translation>Langkah ini paling baik apabila tangan ini dicuba.</translation>
    </message>
    <message>
        <source>It looks best, all in all.</source>
        <translation>Secara keseluruhan langkah ini nampak paling baik.</translation>
    </message>
    <message>
        <source>about {count} per cent</source>
        <comment>how likely a move wins, spoken</comment>
        <translation>kira-kira {count} peratus</translation>
    </message>
    <message>
        <source>{tile} left</source>
        <comment>a move in little room</comment>
        <translation>{tile} kiri</translation>
    </message>
    <message>
        <source>{tile} right</source>
        <comment>a move in little room</comment>
        <translation>{tile} kanan</translation>
    </message>
    <message>
        <source>{move}: {chance}</source>
        <comment>a move and how likely it wins</comment>
        <translation>{move}: {chance}</translation>
    </message>
    <message numerus="yes">
        <source>dropped after %n deal(s)</source>
        <translation>
            <numerusform>digugurkan selepas %n agihan</numerusform>
        </translation>
    </message>
    <message>
        <source>Your only move is {move}.</source>
        <comment>a move with its chance</comment>
        <translation>Satu-satunya langkah anda ialah {move}.</translation>
    </message>
    <message>
        <source>{move}.</source>
        <comment>a move with its chance, as a sentence</comment>
        <translation>{move}.</translation>
    </message>
    <message>
        <source>The chance of each move comes with a hint.</source>
        <translation>Peluang setiap langkah diberi bersama petunjuk.</translation>
    </message>
    <message>
        <source>The chance of each move comes with a hint: press {key}.</source>
        <comment>key of the keyboard</comment>
        <translation>Peluang setiap langkah diberi bersama petunjuk: tekan {key}.</translation>
    </message>
    <message numerus="yes">
        <source>Share of %n likely deal(s) won, a drawn hand counting half.</source>
        <translation>
            <numerusform>Bahagian daripada %n agihan berkemungkinan yang dimenangi; seri dikira separuh.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hollow bar: dropped early.</source>
        <comment>a bar in a picture</comment>
        <translation>Bar kosong: digugurkan awal.</translation>
    </message>
    <message>
        <source>An estimate, not knowledge: the tiles that you cannot see are dealt in many ways that fit what has happened, and each hand is played out. Moves that are clearly behind are dropped early.</source>
        <translation>Anggaran, bukan pengetahuan: batu yang anda tidak nampak diagihkan dengan banyak cara yang sepadan dengan apa yang telah berlaku, dan setiap tangan dimainkan hingga tamat. Langkah yang jelas ketinggalan digugurkan awal.</translation>
    </message>
    <message>
        <source>Hand {hand}: you played your last tile, {play}.</source>
        <comment>{play}: a move</comment>
        <translation>Tangan {hand}: anda memainkan batu terakhir anda, {play}.</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} played the last tile of a hand, {play}.</source>
        <comment>{play}: a move</comment>
        <translation>Tangan {hand}: {seat} memainkan batu terakhir di tangannya, {play}.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked by {play}: {number} is open on both ends and nobody holds one.</source>
        <comment>{play}: a move</comment>
        <translation>Tangan {hand} buntu selepas {play}: {number} terbuka di kedua-dua hujung dan tiada sesiapa memegangnya.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked by {play}: {left} and {right} are open and nobody holds either.</source>
        <comment>{play}: a move</comment>
        <translation>Tangan {hand} buntu selepas {play}: {left} dan {right} terbuka dan tiada sesiapa memegang salah satunya.</translation>
    </message>
    <message>
        <source>The holder of {tile} opens the next hand.</source>
        <translation>Pemegang {tile} membuka tangan seterusnya.</translation>
    </message>
    <message>
        <source>You open the next hand with any tile.</source>
        <translation>Anda membuka tangan seterusnya dengan apa-apa batu.</translation>
    </message>
    <message>
        <source>{seat} opens the next hand with any tile.</source>
        <translation>{seat} membuka tangan seterusnya dengan apa-apa batu.</translation>
    </message>
    <message>
        <source>You hold no tiles.</source>
        <translation>Anda tidak memegang batu lagi.</translation>
    </message>
    <message numerus="yes">
        <source>You hold {tiles}: %n pip(s).</source>
        <translation>
            <numerusform>Anda memegang {tiles}: %n mata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} holds no tiles.</source>
        <translation>{seat} tidak memegang batu lagi.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds {tiles}: %n pip(s).</source>
        <translation>
            <numerusform>{seat} memegang {tiles}: %n mata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} + {second} =</source>
        <comment>the pips of two hands; the sum follows</comment>
        <translation>{first} + {second} =</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Tempat {number}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} make %n pip(s)</source>
        <comment>two hands&apos; pips</comment>
        <translation>
            <numerusform>{first} dan {second} menjadi %n mata</numerusform>
        </translation>
    </message>
    <message>
        <source>0, chiva so far</source>
        <comment>a side without a win; chiva is the goat</comment>
        <translation>0, masih chiva</translation>
    </message>
    <message>
        <source>{team}: still {count}.</source>
        <comment>a streak</comment>
        <translation>{team}: kekal {count}.</translation>
    </message>
    <message>
        <source>{team}: from {before} to {after}.</source>
        <comment>a streak</comment>
        <translation>{team}: daripada {before} kepada {after}.</translation>
    </message>
    <message>
        <source>{team}: {note}.</source>
        <comment>a side and what is to be said of it</comment>
        <translation>{team}: {note}.</translation>
    </message>
    <message>
        <source>{table} tiles on the table, {hands} in the hands</source>
        <translation>{table} batu di atas meja, {hands} di tangan</translation>
    </message>
    <message>
        <source>{headline}.</source>
        <comment>the headline as a sentence</comment>
        <translation>{headline}.</translation>
    </message>
    <message>
        <source>Chiva.</source>
        <comment>brief: the program&apos;s name as a sentence</comment>
        <translation>Chiva.</translation>
    </message>
    <message>
        <source>Chiva, dominoes for two pairs: you and Partner across the table play against Right and Left.</source>
        <comment>spoken on start; the names of the seats as elsewhere</comment>
        <translation>Chiva, domino dua pasukan: anda dan Pasangan di seberang meja menentang Kanan dan Kiri.</translation>
    </message>
    <message>
        <source>{key} lists all keys.</source>
        <comment>key of the keyboard</comment>
        <translation>{key} menyenaraikan semua kekunci.</translation>
    </message>
    <message>
        <source>A new match.</source>
        <translation>Perlawanan baharu.</translation>
    </message>
    <message>
        <source>Hand {number}.</source>
        <translation>Tangan {number}.</translation>
    </message>
    <message>
        <source>The same hand again from its beginning.</source>
        <translation>Tangan yang sama sekali lagi dari permulaan.</translation>
    </message>
    <message>
        <source>The match goes on with hand {number}.</source>
        <translation>Perlawanan diteruskan dengan tangan {number}.</translation>
    </message>
    <message>
        <source>Taken back, to hand {number}.</source>
        <translation>Diundurkan, ke tangan {number}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Diundurkan.</translation>
    </message>
    <message>
        <source>Taken back: you hold {tiles} again.</source>
        <translation>Diundurkan: anda memegang {tiles} semula.</translation>
    </message>
    <message>
        <source>Brought back.</source>
        <translation>Diulang.</translation>
    </message>
    <message>
        <source>Your turn: you open with {tile}.</source>
        <translation>Giliran anda: anda membuka dengan {tile}.</translation>
    </message>
    <message>
        <source>Your turn: you open with any tile.</source>
        <translation>Giliran anda: anda membuka dengan apa-apa batu.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Giliran anda.</translation>
    </message>
    <message>
        <source>Nothing fits {numbers}: {key} passes.</source>
        <comment>key of the keyboard</comment>
        <translation>Tiada yang sepadan dengan {numbers}: {key} untuk lalu.</translation>
    </message>
    <message>
        <source>None of your tiles fits {numbers}: press {key} to pass.</source>
        <comment>key of the keyboard</comment>
        <translation>Tiada batu anda sepadan dengan {numbers}: tekan {key} untuk lalu.</translation>
    </message>
    <message>
        <source>{seat} is next: press {key}.</source>
        <comment>key of the keyboard</comment>
        <translation>{seat} seterusnya: tekan {key}.</translation>
    </message>
    <message>
        <source>{tile} would open.</source>
        <comment>preview of a move</comment>
        <translation>{tile} akan membuka.</translation>
    </message>
    <message>
        <source>{move}, {number} open.</source>
        <comment>brief: preview of a move</comment>
        <translation>{move}, {number} terbuka.</translation>
    </message>
    <message>
        <source>{tile} on the left, at {touched}: {number} would be open.</source>
        <translation>{tile} di kiri, pada {touched}: {number} akan terbuka.</translation>
    </message>
    <message>
        <source>{tile} on the right, at {touched}: {number} would be open.</source>
        <translation>{tile} di kanan, pada {touched}: {number} akan terbuka.</translation>
    </message>
    <message>
        <source>{tile}: left {left} or right {right}?</source>
        <translation>{tile}: kiri {left} atau kanan {right}?</translation>
    </message>
    <message>
        <source>{tile} fits both ends, left {left} and right {right}.</source>
        <translation>{tile} sepadan dengan kedua-dua hujung, kiri {left} dan kanan {right}.</translation>
    </message>
    <message>
        <source>Choose the end with Up or Down.</source>
        <translation>Pilih hujung dengan anak panah Atas atau Bawah.</translation>
    </message>
    <message>
        <source>Choose with {left} or {right}.</source>
        <comment>two keys of the keyboard</comment>
        <translation>Pilih dengan {left} atau {right}.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape puts it back.</source>
        <comment>keys of the keyboard</comment>
        <translation>Enter memainkannya, Escape mengembalikannya.</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <comment>key of the keyboard</comment>
        <translation>Enter memainkannya.</translation>
    </message>
    <message>
        <source>The hint is gone.</source>
        <translation>Petunjuk telah hilang.</translation>
    </message>
    <message>
        <source>{tile} is back in your hand.</source>
        <translation>{tile} kembali di tangan anda.</translation>
    </message>
    <message>
        <source>Enter begins a new match.</source>
        <comment>key of the keyboard</comment>
        <translation>Enter memulakan perlawanan baharu.</translation>
    </message>
    <message>
        <source>Enter deals the next hand.</source>
        <comment>key of the keyboard</comment>
        <translation>Enter mengagihkan tangan seterusnya.</translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation>Barisan kosong.</translation>
    </message>
    <message>
        <source>Left and right {number}.</source>
        <comment>both ends show it</comment>
        <translation>Kiri dan kanan {number}.</translation>
    </message>
    <message>
        <source>Left {left}, right {right}.</source>
        <comment>the two open numbers</comment>
        <translation>Kiri {left}, kanan {right}.</translation>
    </message>
    <message>
        <source>{tiles}.</source>
        <comment>brief: tiles as a sentence</comment>
        <translation>{tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from left to right: {tiles}.</source>
        <translation>
            <numerusform>%n batu dari kiri ke kanan: {tiles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n tile(s): {tiles}.</source>
        <translation>
            <numerusform>Anda memegang %n batu: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation>Tiada batu anda yang sepadan.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles fit(s).</source>
        <translation>
            <numerusform>%n batu anda sepadan.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can play {moves}.</source>
        <comment>moves by name</comment>
        <translation>Anda boleh main {moves}.</translation>
    </message>
    <message>
        <source>{tile} on either end</source>
        <comment>name of two moves</comment>
        <translation>{tile} di mana-mana hujung</translation>
    </message>
    <message>
        <source>{seat} {count}</source>
        <comment>a seat and how many tiles it holds</comment>
        <translation>{seat} {count}</translation>
    </message>
    <message>
        <source>Tiles: {one}, {two}, {three}, {four}.</source>
        <comment>four seats with counts</comment>
        <translation>Batu: {one}, {two}, {three}, {four}.</translation>
    </message>
    <message>
        <source>You have passed on {numbers}.</source>
        <translation>Anda telah lalu pada {numbers}.</translation>
    </message>
    <message>
        <source>{seat} has passed on {numbers}.</source>
        <translation>{seat} telah lalu pada {numbers}.</translation>
    </message>
    <message>
        <source>Nobody has passed in this hand.</source>
        <translation>Belum ada sesiapa lalu dalam tangan ini.</translation>
    </message>
    <message>
        <source>This is hand {number} of the match.</source>
        <translation>Ini tangan {number} dalam perlawanan.</translation>
    </message>
    <message>
        <source>Four won hands to zero take the match.</source>
        <translation>Empat tangan menang lawan sifar memenangi perlawanan.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Perlawanan sudah tamat.</translation>
    </message>
    <message>
        <source>The computer plays for you.</source>
        <translation>Komputer main untuk anda.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>Giliran {seat}.</translation>
    </message>
    <message>
        <source>Hand {number} is being played</source>
        <comment>heading in the ledger</comment>
        <translation>Tangan {number} sedang dimainkan</translation>
    </message>
    <message>
        <source>Hand {number}: {headline}</source>
        <comment>heading in the ledger</comment>
        <translation>Tangan {number}: {headline}</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <comment>number of a move and the move</comment>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{number}. {sentence} Ends {left} and {right}.</source>
        <comment>a move and the open numbers after it</comment>
        <translation>{number}. {sentence} Hujung {left} dan {right}.</translation>
    </message>
    <message>
        <source>You were dealt {tiles}.</source>
        <translation>Anda menerima {tiles}.</translation>
    </message>
    <message>
        <source>{seat} was dealt {tiles}.</source>
        <translation>{seat} menerima {tiles}.</translation>
    </message>
    <message>
        <source>hand emptied</source>
        <comment>how a hand ended</comment>
        <translation>tangan habis</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>how a hand ended</comment>
        <translation>buntu</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>how a hand ended</comment>
        <translation>seri</translation>
    </message>
    <message>
        <source>being played</source>
        <comment>how a hand stands</comment>
        <translation>sedang dimainkan</translation>
    </message>
    <message>
        <source>Sums: us {ours}, them {theirs}.</source>
        <comment>pips of both sides</comment>
        <translation>Jumlah: Kita {ours}, Lawan {theirs}.</translation>
    </message>
    <message>
        <source>Us {ours}, them {theirs}.</source>
        <comment>credits of both sides</comment>
        <translation>Kita {ours}, Lawan {theirs}.</translation>
    </message>
    <message>
        <source>The match at {ours} to {theirs} ends.</source>
        <comment>credits of both sides</comment>
        <translation>Perlawanan pada kedudukan {ours} lawan {theirs} akan tamat.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <comment>window title</comment>
        <translation>Keutamaan</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Rupa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Main</translation>
    </message>
    <message>
        <source>&amp;Speech</source>
        <comment>page of the preferences</comment>
        <translation>Pertut&amp;uran</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Kekunci</translation>
    </message>
    <message>
        <source>Soun&amp;ds</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Bunyi</translation>
    </message>
    <message>
        <source>L&amp;etters: type another one on a row, or press Delete to have none.</source>
        <translation>&amp;Huruf: taip huruf lain pada sesuatu baris, atau tekan Delete untuk tiada huruf.</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>name of a table of keys</comment>
        <translation>Huruf</translation>
    </message>
    <message>
        <source>&amp;Original letters</source>
        <translation>Huruf &amp;asal</translation>
    </message>
    <message>
        <source>&amp;Reset everything…</source>
        <translation>Tetapkan semula &amp;semua…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Seperti sistem</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>For everything shown and spoken, at once.</source>
        <translation>Untuk semua yang dipaparkan dan disebut, serta-merta.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>The colours of the table and of all windows.</source>
        <translation>Warna meja dan semua tetingkap.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Seperti sistem</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Felt hijau</translation>
    </message>
    <message>
        <source>Slate, dark</source>
        <comment>theme</comment>
        <translation>Batu loh, gelap</translation>
    </message>
    <message>
        <source>Daylight</source>
        <comment>theme</comment>
        <translation>Cahaya siang</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <comment>theme</comment>
        <translation>Kontras tinggi, gelap</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <comment>theme</comment>
        <translation>Kontras tinggi, cerah</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Batu</translation>
    </message>
    <message>
        <source>How the faces of the tiles look.</source>
        <translation>Rupa muka batu.</translation>
    </message>
    <message>
        <source>As the theme</source>
        <comment>set of tiles</comment>
        <translation>Seperti tema</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>set of tiles</comment>
        <translation>Gading</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>set of tiles</comment>
        <translation>Hitam</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>set of tiles</comment>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Large numerals</source>
        <comment>set of tiles</comment>
        <translation>Angka besar</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>set of tiles</comment>
        <translation>Mata berwarna</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Saiz teks</translation>
    </message>
    <message>
        <source>For all texts, on the table and in windows.</source>
        <translation>Untuk semua teks, di atas meja dan dalam tetingkap.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Gerakan</translation>
    </message>
    <message>
        <source>Whether tiles glide to their places or lie there at once.</source>
        <translation>Sama ada batu bergerak perlahan ke tempatnya atau terus berada di situ.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>motion</comment>
        <translation>Seperti sistem</translation>
    </message>
    <message>
        <source>On</source>
        <comment>motion</comment>
        <translation>Hidup</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Show passes</source>
        <translation>Tunjukkan siapa lalu</translation>
    </message>
    <message>
        <source>Beside each seat, the numbers it has passed on.</source>
        <translation>Di sebelah setiap tempat, nombor yang dilalui.</translation>
    </message>
    <message>
        <source>Chances of all moves</source>
        <translation>Peluang semua langkah</translation>
    </message>
    <message>
        <source>With a hint: a bar and a figure for each move you can make.</source>
        <translation>Bersama petunjuk: satu bar dan satu angka bagi setiap langkah yang boleh dibuat.</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Bar menu</translation>
    </message>
    <message>
        <source>Its keys work without it, too.</source>
        <translation>Kekuncinya tetap berfungsi tanpanya.</translation>
    </message>
    <message>
        <source>Position fields</source>
        <translation>Medan kedudukan</translation>
    </message>
    <message>
        <source>Two fields and a button: the place of a tile and the end.</source>
        <translation>Dua medan dan satu butang: kedudukan batu dan hujungnya.</translation>
    </message>
    <message>
        <source>Speed of the computer</source>
        <translation>Kelajuan komputer</translation>
    </message>
    <message>
        <source>How long a move waits before it is shown. Step by step: for a key.</source>
        <translation>Berapa lama sesuatu langkah menunggu sebelum dipaparkan. Selangkah demi selangkah: sehingga kekunci ditekan.</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed</comment>
        <translation>Serta-merta</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>speed</comment>
        <translation>Pantas</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Tenang</translation>
    </message>
    <message>
        <source>Step by step</source>
        <comment>speed</comment>
        <translation>Selangkah demi selangkah</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Lalu secara automatik</translation>
    </message>
    <message>
        <source>Your turn passes when none of your tiles fits.</source>
        <translation>Giliran anda lalu sendiri apabila tiada batu anda yang sepadan.</translation>
    </message>
    <message>
        <source>Level of your partner</source>
        <translation>Tahap pasangan anda</translation>
    </message>
    <message>
        <source>Level of the right opponent</source>
        <translation>Tahap lawan di kanan</translation>
    </message>
    <message>
        <source>Level of the left opponent</source>
        <translation>Tahap lawan di kiri</translation>
    </message>
    <message>
        <source>Length of what is spoken</source>
        <translation>Panjang pengumuman</translation>
    </message>
    <message>
        <source>For screen readers. Brief leaves out what you can ask for by a key.</source>
        <translation>Untuk pembaca skrin. Ringkas meninggalkan apa yang boleh ditanya dengan kekunci.</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>length of what is spoken</comment>
        <translation>Ringkas</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>length of what is spoken</comment>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>length of what is spoken</comment>
        <translation>Penuh</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>Nombor sebagai perkataan</translation>
    </message>
    <message>
        <source>Spoken: six-four instead of 6-4.</source>
        <translation>Disebut: enam-empat dan bukannya 6-4.</translation>
    </message>
    <message>
        <source>Built-in voice</source>
        <translation>Suara terbina dalam</translation>
    </message>
    <message>
        <source>For playing by ear without a screen reader; leave it off beside one.</source>
        <translation>Untuk main dengan pendengaran tanpa pembaca skrin; biarkan mati jika anda menggunakan pembaca skrin.</translation>
    </message>
    <message>
        <source>Speed of the built-in voice</source>
        <translation>Kelajuan suara terbina dalam</translation>
    </message>
    <message>
        <source>In parts of the voice&apos;s own speed.</source>
        <translation>Berbanding kelajuan asal suara itu.</translation>
    </message>
    <message>
        <source>Single letters as keys</source>
        <translation>Huruf tunggal sebagai kekunci</translation>
    </message>
    <message>
        <source>Off if they get in the way of your screen reader or speech input.</source>
        <translation>Matikan jika mengganggu pembaca skrin atau input suara anda.</translation>
    </message>
    <message>
        <source>A tile is laid</source>
        <translation>Batu diletakkan</translation>
    </message>
    <message>
        <source>The sound of each move, yours too.</source>
        <translation>Bunyi setiap langkah, termasuk langkah anda.</translation>
    </message>
    <message>
        <source>A seat passes</source>
        <translation>Satu tempat lalu</translation>
    </message>
    <message>
        <source>Two soft taps.</source>
        <translation>Dua ketukan lembut.</translation>
    </message>
    <message>
        <source>The hand is blocked</source>
        <translation>Tangan buntu</translation>
    </message>
    <message>
        <source>When nobody can play.</source>
        <translation>Apabila tiada sesiapa boleh main.</translation>
    </message>
    <message>
        <source>We win a hand</source>
        <translation>Kita memenangi satu tangan</translation>
    </message>
    <message>
        <source>Three notes that rise.</source>
        <translation>Tiga nada yang menaik.</translation>
    </message>
    <message>
        <source>An attempt is broken</source>
        <translation>Rentetan dipatahkan</translation>
    </message>
    <message>
        <source>When both streaks go to 0.</source>
        <translation>Apabila kedua-dua rentetan kembali kepada 0.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>volume of a sound</comment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>All letters are as they were at first.</source>
        <translation>Semua huruf kembali seperti asal.</translation>
    </message>
    <message>
        <source>Reset everything?</source>
        <comment>window title</comment>
        <translation>Tetapkan semula semua?</translation>
    </message>
    <message>
        <source>All preferences go back to what they were at first. Matches stay.</source>
        <translation>Semua keutamaan kembali seperti asal. Perlawanan kekal.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Tetapkan semula</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>B&amp;atal</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Result</source>
        <comment>name of the sheet at the end of a hand</comment>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Perlawanan baharu</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Tangan seterusnya</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Lihat meja</translation>
    </message>
    <message>
        <source>Look at the ledger</source>
        <translation>Lihat rekod</translation>
    </message>
    <message>
        <source>Replay this hand</source>
        <translation>Main semula tangan ini</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Rentetan</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of Chiva</source>
        <comment>window title</comment>
        <translation>Peraturan Chiva</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <comment>label of a field</comment>
        <translation>&amp;Cari:</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F)</source>
        <translation>Cari dalam peraturan (Ctrl+F)</translation>
    </message>
    <message>
        <source>Go to section</source>
        <comment>name of a list of headings</comment>
        <translation>Pergi ke bahagian</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <comment>hit of a search</comment>
        <translation>Se&amp;belum</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Tempat sebelumnya (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>hit of a search</comment>
        <translation>Se&amp;terusnya</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Tempat seterusnya (F3)</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <comment>label of a list of headings</comment>
        <translation>&amp;Kandungan</translation>
    </message>
    <message>
        <source>Rules, text to read</source>
        <comment>name of a text field</comment>
        <translation>Peraturan, teks untuk dibaca</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>T&amp;utup</translation>
    </message>
    <message>
        <source>Not found.</source>
        <comment>the search found nothing</comment>
        <translation>Tidak ditemui.</translation>
    </message>
    <message>
        <source>{number} of {count}.</source>
        <comment>hits of a search</comment>
        <translation>{number} daripada {count}.</translation>
    </message>
</context>
<context>
    <name>SecondProgram</name>
    <message>
        <source>Chiva is running already. A second table can be played at, but its match is not saved.</source>
        <translation>Chiva sudah berjalan. Anda boleh main di meja kedua, tetapi perlawanan itu tidak disimpan.</translation>
    </message>
    <message>
        <source>Chiva is running already</source>
        <comment>window title</comment>
        <translation>Chiva sudah berjalan</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>&amp;Main tanpa menyimpan</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ke&amp;luar</translation>
    </message>
</context>
<context>
    <name>SelectorBar</name>
    <message>
        <source>T&amp;ile:</source>
        <comment>field: which tile of the hand</comment>
        <translation>Ba&amp;tu:</translation>
    </message>
    <message>
        <source>En&amp;d:</source>
        <comment>field: left or right</comment>
        <translation>&amp;Hujung:</translation>
    </message>
    <message>
        <source>Pla&amp;y it</source>
        <translation>Ma&amp;inkan</translation>
    </message>
    <message>
        <source>{place}: {tile}</source>
        <comment>position in the hand and the tile there</comment>
        <translation>{place}: {tile}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <comment>window title</comment>
        <translation>Pintasan papan kekunci</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <comment>label of a field</comment>
        <translation>&amp;Cari:</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <comment>name of a table</comment>
        <translation>Kekunci dan fungsinya</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>rows of the table of keys</comment>
        <translation>
            <numerusform>%n ditemui</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound can be played. Sounds come with chiva[voice] and an audio device.</source>
        <translation>Bunyi tidak dapat dimainkan. Bunyi memerlukan chiva[voice] dan peranti audio.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number} ({share})</source>
        <comment>a number and its share in per cent</comment>
        <translation>{number} ({share})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Perlawanan</translation>
    </message>
    <message>
        <source>Matches that were won or lost. A match counts once, with its first end, however often it was opened.</source>
        <translation>Perlawanan yang dimenangi atau kalah. Setiap perlawanan dikira sekali, dengan keputusan pertamanya, walau berapa kali pun dibuka.</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Perlawanan dimenangi</translation>
    </message>
    <message>
        <source>Matches in which you and Partner got four credits.</source>
        <translation>Perlawanan dengan empat kemenangan untuk anda dan Pasangan.</translation>
    </message>
    <message>
        <source>Most matches won in a row</source>
        <translation>Perlawanan menang berturut-turut</translation>
    </message>
    <message>
        <source>The longest run of matches without one that was lost.</source>
        <translation>Turutan perlawanan terpanjang tanpa satu pun yang kalah.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Tangan</translation>
    </message>
    <message>
        <source>Hands that were played to their end. A hand counts once: what was undone and played again stays as it was counted first.</source>
        <translation>Tangan yang dimainkan hingga tamat. Setiap tangan dikira sekali: tangan yang diundurkan dan dimainkan semula kekal seperti kali pertama dikira.</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Tangan dimenangi</translation>
    </message>
    <message>
        <source>Hands that you and Partner won, after a block, too.</source>
        <translation>Tangan yang dimenangi oleh anda dan Pasangan, termasuk selepas kebuntuan.</translation>
    </message>
    <message>
        <source>Hands lost</source>
        <translation>Tangan kalah</translation>
    </message>
    <message>
        <source>Hands that Right and Left won.</source>
        <translation>Tangan yang dimenangi oleh Kanan dan Kiri.</translation>
    </message>
    <message>
        <source>Hands drawn</source>
        <translation>Tangan seri</translation>
    </message>
    <message>
        <source>Blocked hands in which both sides held equally many pips.</source>
        <translation>Tangan buntu dengan jumlah mata yang sama pada kedua-dua pihak.</translation>
    </message>
    <message>
        <source>Most hands won in a row</source>
        <translation>Tangan menang berturut-turut</translation>
    </message>
    <message>
        <source>The longest run of hands without one that was lost; drawn hands do not end it. It may go on from one match to the next.</source>
        <translation>Turutan tangan terpanjang tanpa satu pun yang kalah; tangan seri tidak menamatkannya. Turutan boleh bersambung dari satu perlawanan ke perlawanan seterusnya.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Kebuntuan</translation>
    </message>
    <message>
        <source>Blocked hands that one side won by fewer pips.</source>
        <translation>Tangan buntu yang dimenangi satu pihak dengan mata yang lebih sedikit.</translation>
    </message>
    <message>
        <source>Blocks won</source>
        <translation>Kebuntuan dimenangi</translation>
    </message>
    <message>
        <source>How many of them you and Partner won.</source>
        <translation>Berapa daripadanya dimenangi oleh anda dan Pasangan.</translation>
    </message>
    <message>
        <source>Breaks by us</source>
        <translation>Dipatahkan oleh kita</translation>
    </message>
    <message>
        <source>Hands won while Right and Left had credits, which they lost by it.</source>
        <translation>Tangan dimenangi yang menyebabkan Kanan dan Kiri kehilangan kemenangan mereka.</translation>
    </message>
    <message>
        <source>Breaks by them</source>
        <translation>Dipatahkan oleh lawan</translation>
    </message>
    <message>
        <source>Hands lost while you and Partner had credits, which you lost by it.</source>
        <translation>Tangan kalah yang menyebabkan anda dan Pasangan kehilangan kemenangan.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <comment>window title</comment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <comment>page of the statistics</comment>
        <translation>&amp;Angka</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <comment>page of the statistics: matches over time</comment>
        <translation>&amp;Keputusan</translation>
    </message>
    <message>
        <source>&amp;This match</source>
        <comment>page of the statistics</comment>
        <translation>Perlawanan &amp;ini</translation>
    </message>
    <message>
        <source>Co&amp;unted:</source>
        <comment>label of a list: which matches and hands</comment>
        <translation>&amp;Dikira:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>which matches and hands are counted</comment>
        <translation>semua</translation>
    </message>
    <message>
        <source>those without hints and undo</source>
        <translation>hanya tanpa petunjuk dan undur</translation>
    </message>
    <message>
        <source>those with hints or undo</source>
        <translation>hanya dengan petunjuk atau undur</translation>
    </message>
    <message>
        <source>Figures by the level of the opponents</source>
        <translation>Angka mengikut tahap lawan</translation>
    </message>
    <message>
        <source>Matches, the last one first</source>
        <translation>Perlawanan, yang terakhir dahulu</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Tangan dalam perlawanan ini</translation>
    </message>
    <message>
        <source>Picture of the matches won and lost; the table has the same</source>
        <translation>Gambar perlawanan yang dimenangi dan kalah; jadual mengandungi perkara yang sama</translation>
    </message>
    <message>
        <source>matches won, less those lost</source>
        <translation>perlawanan dimenangi, ditolak yang kalah</translation>
    </message>
    <message>
        <source>the first match at the left, the last one at the right</source>
        <comment>below a picture</comment>
        <translation>perlawanan pertama di kiri, yang terakhir di kanan</translation>
    </message>
    <message>
        <source>Picture of the credits hand by hand; the table has the same</source>
        <translation>Gambar kemenangan satu tangan demi satu tangan; jadual mengandungi perkara yang sama</translation>
    </message>
    <message>
        <source>our credits after each hand</source>
        <comment>above a picture</comment>
        <translation>kemenangan kita selepas setiap tangan</translation>
    </message>
    <message>
        <source>their credits, downwards</source>
        <comment>below a picture</comment>
        <translation>kemenangan lawan, ke bawah</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksport…</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <comment>empties the statistics</comment>
        <translation>Padam semua…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>Different</source>
        <comment>opponents of two levels</comment>
        <translation>Berbeza</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>heading</comment>
        <translation>Angka</translation>
    </message>
    <message>
        <source>All</source>
        <comment>heading: all levels</comment>
        <translation>Semua</translation>
    </message>
    <message>
        <source>When</source>
        <comment>heading: when a match ended</comment>
        <translation>Bila</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading</comment>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading: how many hands a match took</comment>
        <translation>Tangan</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>heading: their level</comment>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>heading: whether hints or undo were used</comment>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a match</comment>
        <translation>menang</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a match</comment>
        <translation>kalah</translation>
    </message>
    <message>
        <source>hints or undo</source>
        <comment>help that was used in a match</comment>
        <translation>petunjuk atau undur</translation>
    </message>
    <message>
        <source>none</source>
        <comment>help that was used in a match</comment>
        <translation>tiada</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>heading</comment>
        <translation>Tangan</translation>
    </message>
    <message>
        <source>End</source>
        <comment>heading: how the hand ended</comment>
        <translation>Penamat</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: which side won</comment>
        <translation>Pemenang</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>who won a hand</comment>
        <translation>tiada sesiapa</translation>
    </message>
    <message>
        <source>Forget the statistics?</source>
        <translation>Padam statistik?</translation>
    </message>
    <message>
        <source>All matches and hands that were counted are forgotten for good.</source>
        <translation>Semua perlawanan dan tangan yang dikira akan dipadamkan untuk selama-lamanya.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Padam</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>B&amp;atal</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Status</source>
        <comment>name of the line that says what happens</comment>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go along the hand, or along the line</source>
        <translation>Bergerak sepanjang tangan, atau sepanjang barisan</translation>
    </message>
    <message>
        <source>Go to the first or the last tile</source>
        <translation>Pergi ke batu pertama atau terakhir</translation>
    </message>
    <message>
        <source>Choose the tile; play it once it is chosen</source>
        <translation>Pilih batu; mainkannya setelah dipilih</translation>
    </message>
    <message>
        <source>Change the end, when the chosen tile fits both</source>
        <translation>Tukar hujung, jika batu yang dipilih sepadan dengan kedua-duanya</translation>
    </message>
    <message>
        <source>Put the chosen tile back</source>
        <translation>Kembalikan batu yang dipilih</translation>
    </message>
    <message>
        <source>Go on: hand, ends and line, buttons, status</source>
        <translation>Bergerak terus: tangan, hujung dan barisan, butang, status</translation>
    </message>
    <message>
        <source>Open the menus, also while the menu bar is hidden</source>
        <translation>Buka menu, walaupun bar menu disembunyikan</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Hand {number}</source>
        <comment>the number of the hand in the match</comment>
        <translation>Tangan {number}</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <comment>what the deals come from</comment>
        <translation>Benih {seed}</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>button with all menus</comment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>No voice was found. It comes with chiva[voice] and a speech engine of the system.</source>
        <translation>Tiada suara ditemui. Suara memerlukan chiva[voice] dan enjin pertuturan sistem.</translation>
    </message>
</context>
</TS>
