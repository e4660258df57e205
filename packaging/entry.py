"""Where a packaged program begins."""

import sys

from gizmos_desktop.__main__ import main

sys.exit(main())
