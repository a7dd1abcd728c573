// `import Truss` gives a user all that layouts are written with and answered in.
@_exported public import Observation
@_exported public import TrussImages
@_exported public import TrussIR
@_exported public import TrussLayout
@_exported public import TrussText
@_exported public import TrussTree
@_exported public import TrussViews
