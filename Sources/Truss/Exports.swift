// `import Truss` is enough to write layouts and to read their results. From `TrussIR`, it exports only the types that
// views use. The other types of `TrussIR`, such as `Expression`, `Item` and `Category`, have names that many packages
// use, so they need `import TrussIR`.
#if Foundation
  // The types that the functions of the protocol `Layout` use. SwiftUI exports these types, too.
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
@_exported public import Observation
#if Foundation
  @_exported public import TrussFoundation
#endif
@_exported public import TrussImages
@_exported public import struct TrussIR.ConstraintSystem
@_exported public import struct TrussIR.Priority
@_exported public import struct TrussIR.SourceLine
@_exported public import struct TrussIR.VisualFormat
@_exported public import struct TrussIR.VisualFormatError
@_exported public import TrussLayout
@_exported public import TrussSystem
@_exported public import TrussText
@_exported public import TrussTree
@_exported public import TrussViews
