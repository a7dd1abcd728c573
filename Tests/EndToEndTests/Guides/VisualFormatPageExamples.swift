import Testing
import Truss

/// The Swift of `Documentation/VisualFormat.md`, compiled and run.
@Suite struct VisualFormatPageExamples {
  @Test func aFormatMakesConstraints() throws {
    var system = ConstraintSystem()
    let form = system.addItem(Item("Form", name: "form"))
    var items: [String: Item.ID] = [:]
    for name in ["name", "mail"] { items[name] = system.addItem(Item("Field", name: name, parent: form)) }

    let format = try VisualFormat("H:|-20-[name]-(>=8@750)-[mail(==name)]-20-|")
    for constraint in try format.constraints(in: form, item: { items[$0] }) { system.add(constraint) }
    #expect(system.listing.contains("name.leading == form.leading + 20") || system.listing.contains("H:|-(20)-[name]"))
  }
}
