import Truss
import TrussFigures

FigureProgram(gallery).run()
