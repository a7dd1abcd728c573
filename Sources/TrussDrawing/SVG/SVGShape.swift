/// An element of a document that holds no others.
struct SVGShape {
  var name: String
  var attributes: [XMLWriter.Attribute]
  var text: String?

  func write(to body: inout XMLWriter) {
    if let text {
      body.element(name, attributes, text: text)
    } else {
      body.element(name, attributes)
    }
  }

  /// The value of an attribute, or nil.
  func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Adds a class to those that it has.
  mutating func addClass(_ name: String) {
    if let index = attributes.firstIndex(where: { $0.name == "class" }) {
      attributes[index].value = attributes[index].value.map { "\($0) \(name)" } ?? name
    } else {
      attributes.append(("class", name))
    }
  }
}
