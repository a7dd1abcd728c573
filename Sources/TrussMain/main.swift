import TrussCommand

TrussProgram().run()
