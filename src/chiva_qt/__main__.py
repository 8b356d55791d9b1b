import sys

from chiva_qt.app import main

sys.exit(main())
