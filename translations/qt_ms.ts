<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Tutup tab</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Perihal %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Sembunyikan %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Sembunyikan yang lain</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Keutamaan...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Keluar daripada %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Perkhidmatan</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tunjukkan semua</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Pemacu</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Folder fail</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Pintasan</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tidak diketahui</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Pilih &amp;semua</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Naik</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Turun</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease the value</source>
        <translation>Kurangkan nilai</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Kurangkan</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Kembali satu halaman</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Pergi ke halaman seterusnya</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Tambahkan nilai</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Tambahkan</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Halaman seterusnya</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Tekan</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Halaman sebelumnya</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Tatal ke bawah</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Tatal ke kiri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Tatal ke kanan</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Tatal ke atas</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Menatal ke bawah</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Menatal ke kiri</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Menatal ke kanan</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Menatal ke atas</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Tetapkan fokus</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Menetapkan fokus</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Tunjukkan menu</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Menunjukkan menu</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Togol</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Menogol keadaan</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Melakukan tindakan</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuItem</name>
    <message>
        <source>About Qt</source>
        <translation>Perihal Qt</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Perihal</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Konfigurasi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Potong</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Pilihan</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Tampal</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Keutamaan</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Persediaan</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Jangan simpan</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Palsu</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Buka senarai pilihan</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Benar</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Apakah ini?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Tunjukkan mesej ini lagi</translation>
    </message>
    <message>
        <source>An error occurred</source>
        <translation>Ralat telah berlaku</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Ralat kritikal:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Mesej nyahpepijat:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Ralat maut:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Maklumat:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Amaran:</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot open %1 for input</source>
        <translation>%1 tidak dapat dibuka untuk dibaca</translation>
    </message>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Tidak dapat dibuka untuk ditulis: %1</translation>
    </message>
    <message>
        <source>Cannot remove source file: %1</source>
        <translation>Fail sumber tidak dapat dibuang: %1</translation>
    </message>
    <message>
        <source>Could not copy to %1: %2</source>
        <translation>Tidak dapat disalin ke %1: %2</translation>
    </message>
    <message>
        <source>Destination file exists</source>
        <translation>Fail destinasi sudah ada</translation>
    </message>
    <message>
        <source>Destination file is the same file.</source>
        <translation>Fail destinasi ialah fail yang sama.</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>Ralat semasa menamakan semula: %1</translation>
    </message>
    <message>
        <source>Failure to write block: %1</source>
        <translation>Blok tidak dapat ditulis: %1</translation>
    </message>
    <message>
        <source>Source file does not exist.</source>
        <translation>Fail sumber tidak wujud.</translation>
    </message>
    <message>
        <source>Unable to restore from %1: %2</source>
        <translation>Tidak dapat dipulihkan daripada %1: %2</translation>
    </message>
    <message>
        <source>Will not rename sequential file using block copy</source>
        <translation>Fail berjujukan tidak dinamakan semula melalui salinan blok</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>&apos;%1&apos; dilindungi daripada perubahan.
Adakah anda mahu memadamnya juga?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Adakah anda pasti mahu memadam &apos;%1&apos;?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 sudah ada.
Adakah anda mahu menggantikannya?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Folder tidak ditemui.
Sila pastikan nama folder yang diberikan betul.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fail tidak ditemui.
Sila pastikan nama fail yang diberikan betul.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Pilih</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Pa&amp;dam</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Lihat di:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Folder baharu</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buka</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Namakan semula</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Semua fail (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua fail (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Undur</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Tukar kepada paparan butiran</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Tukar kepada paparan senarai</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Folder tidak dapat dipadam.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Cipta folder baharu</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Cipta folder baharu</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Paparan butiran</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nama fail:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Jenis fail:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Cari folder</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Pergi ke folder induk</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Paparan senarai</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Senarai tempat dan penanda</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Folder baharu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folder induk</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Tempat terkini</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Simpan sebagai</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Tunjukkan fail &amp;tersembunyi</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Tunjukkan </translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bar sisi</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Tarikh diubah</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Komputer saya</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Saiz</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Jenis</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Batal</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Tutup tanpa menyimpan</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <translation>LTR</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>Tiada ruang lagi pada peranti</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Tiada fail atau folder sedemikian</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Kebenaran ditolak</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Terlalu banyak fail terbuka</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Ralat tidak diketahui</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>fail yang hendak dibuka ialah folder</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <translation>Tekan pintasan</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tampal</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>U&amp;lang</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undur</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Potong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>About Qt</source>
        <translation>Perihal Qt</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Sembunyikan butiran...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Tunjukkan butiran...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Tidak</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ya</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Henti</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Guna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Abai</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>T&amp;idak untuk semua</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tetapkan semula</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Pulihkan lalai</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Cuba lagi</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Simpan semua</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ya untuk &amp;semua</translation>
    </message>
</context>
<context>
    <name>QProgressBar</name>
    <message>
        <source>%p%</source>
        <translation>%p%</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>QSaveFile cannot open &apos;%1&apos; without direct write fallback enabled.</source>
        <translation>&apos;%1&apos; tidak dapat dibuka tanpa penulisan terus.</translation>
    </message>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Fail sedia ada %1 tidak boleh ditulis</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Nama fail merujuk kepada folder</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Penulisan dibatalkan oleh aplikasi</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Bawah sekali</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Tepi kiri</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Satu halaman ke bawah</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Satu halaman ke kiri</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Satu halaman ke kanan</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Satu halaman ke atas</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Tepi kanan</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Tatal ke bawah</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Tatal ke sini</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Tatal ke kiri</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Tatal ke kanan</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Tatal ke atas</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Atas sekali</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Bar ruang</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Tab balik</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Kosongkan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysReq</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>SysReq</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Kiri</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Atas</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Kanan</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bawah</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Undur</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Henti</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Segar semula</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Kurangkan bunyi</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Bisukan</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Kuatkan bunyi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undur</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ulang</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Potong</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Tampal</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Pilih</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Zum masuk</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Zum keluar</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Baharu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>mesej amaran</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animasi</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplikasi</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>pembantu</translation>
    </message>
    <message>
        <source>block quote</source>
        <translation>petikan</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>menu butang</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>butang dengan grid juntai bawah</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>butang dengan senarai juntai bawah</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>kanvas</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>sel</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>kotak semak</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>jam</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>pemilih warna</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>pengepala lajur</translation>
    </message>
    <message>
        <source>column</source>
        <translation>lajur</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>kotak kombo</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>kandungan pelengkap</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>kursor</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>desktop</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>dail</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialog</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokumen</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>persamaan</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>pengisi</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>pengaki</translation>
    </message>
    <message>
        <source>form</source>
        <translation>borang</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>bingkai</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>grafik</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>pemegang</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>tajuk</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>belon bantuan</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>medan kekunci pintas</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>penunjuk</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>peranan tidak sah</translation>
    </message>
    <message>
        <source>label</source>
        <translation>label</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>anak tetingkap berlapis</translation>
    </message>
    <message>
        <source>link</source>
        <translation>pautan</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>item senarai</translation>
    </message>
    <message>
        <source>list</source>
        <translation>senarai</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>bar menu</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>item menu</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>pemberitahuan</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>senarai tab</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panel</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>perenggan</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>menu timbul</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>bar kemajuan</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>halaman sifat</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>butang tekan</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>butang radio</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>pengepala baris</translation>
    </message>
    <message>
        <source>row</source>
        <translation>baris</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>bar tatal</translation>
    </message>
    <message>
        <source>section</source>
        <translation>bahagian</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>pemisah</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>gelangsar</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>bunyi</translation>
    </message>
    <message>
        <source>space</source>
        <translation>ruang</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>kotak putaran</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>pembahagi</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>bar status</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>suis</translation>
    </message>
    <message>
        <source>table</source>
        <translation>jadual</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>terminal</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>karet teks</translation>
    </message>
    <message>
        <source>text</source>
        <translation>teks</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>bar tajuk</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>bar alat</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>petua alat</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>item pepohon</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>pepohon</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>tidak diketahui</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>dokumen web</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Application Configuration</source>
        <translation>Konfigurasi aplikasi</translation>
    </message>
    <message>
        <source>Application Data</source>
        <translation>Data aplikasi</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Aplikasi</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfigurasi</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumen</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Muat turun</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Fon</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Folder utama</translation>
    </message>
    <message>
        <source>Movies</source>
        <translation>Filem</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Muzik</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Awam</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Masa jalanan</translation>
    </message>
    <message>
        <source>Shared Cache</source>
        <translation>Cache kongsi</translation>
    </message>
    <message>
        <source>Shared Configuration</source>
        <translation>Konfigurasi kongsi</translation>
    </message>
    <message>
        <source>Shared Data</source>
        <translation>Data kongsi</translation>
    </message>
    <message>
        <source>Shared State</source>
        <translation>Keadaan kongsi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Keadaan</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Templat</translation>
    </message>
    <message>
        <source>Temporary Directory</source>
        <translation>Folder sementara</translation>
    </message>
    <message>
        <source>Temporary Items</source>
        <translation>Item sementara</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Tatal ke kiri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Tatal ke kanan</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Sisipkan aksara kawalan Unicode</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Pengasing kuat pertama</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Permulaan benaman kiri ke kanan</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Pengasing kiri ke kanan</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Tanda kiri ke kanan</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Permulaan paksaan kiri ke kanan</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Tamat pemformatan arah</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Tamat pengasing arah</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Permulaan benaman kanan ke kiri</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Pengasing kanan ke kiri</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Tanda kanan ke kiri</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Permulaan paksaan kanan ke kiri</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Penyambung lebar sifar</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Bukan penyambung lebar sifar</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Ruang lebar sifar</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Apakah ini?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tampal</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>U&amp;lang</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undur</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Salin l&amp;okasi pautan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Potong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
</context>
</TS>
