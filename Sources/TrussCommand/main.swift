TrussProgram().run()
