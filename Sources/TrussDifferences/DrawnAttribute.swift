/// A drawing attribute of a view, in addition to its frame and its texts, such as `fill: red`.
package struct DrawnAttribute: Equatable {
  /// The name of the modifier, or of its parameter.
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
