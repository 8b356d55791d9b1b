import sys

from chiva_engine.cli import main

sys.exit(main())
