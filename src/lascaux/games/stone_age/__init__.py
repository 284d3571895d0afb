"""Stone Age by Bernd Brunnhofer (2008), with Style is the Goal (2011): work, trade, and feed the people."""
