/// The name of a Swift class as the Objective-C runtime prints it: `_TtC5MyApp4Cell`, and for a generic one
/// `_TtGC7SwiftUI14_UIHostingViewV…`. Only the class' own name is read; what it is generic over is left aside.
struct SwiftClassName {
  let name: String

  init?(mangled: String) {
    var cursor = LineCursor(mangled)
    guard cursor.take("_Tt") else { return nil }
    while let next = cursor.next, !LineCursor.isDigit(next) { cursor.position += 1 }
    var last: String?
    while let length = Int(cursor.read(while: LineCursor.isDigit)), length > 0,
      length <= cursor.bytes.count - cursor.position
    {
      last = cursor.text(cursor.position..<cursor.position + length)
      cursor.position += length
    }
    guard let last else { return nil }
    name = last
  }
}
