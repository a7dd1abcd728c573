/// A whole number kept in 32 bits: an index into a tree, whose views are at most `LayoutError.Limits.views`.
@propertyWrapper
package struct Compact: Sendable {
  private var value: Int32

  package init(wrappedValue: Int) { value = Int32(wrappedValue) }

  package var wrappedValue: Int {
    get { Int(value) }
    set { value = Int32(newValue) }
  }
}
