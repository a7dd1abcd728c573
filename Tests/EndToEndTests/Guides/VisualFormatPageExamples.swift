import Testing
import Truss
import TrussIR

/// The Swift of `Documentation/VisualFormat.md`, compiled and run.
struct VisualFormatPageExamples {
  @Test func formatsInABlock() throws {
    let form = ZStack(align: nil) {
      Field("Name").id("name")
      Field("Mail").id("mail")
    }
    .constraints {
      Visual("H:|-20-[name]-gap-[mail(==name)]-20-|", options: .alignAllCenterY, metrics: ["gap": 12])
      Visual("V:|-(8)-[name]-(8)-|")
    }
    let layout = try form.layout(width: 300)
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frame(of: "name")?.width == 124 && layout.frame(of: "mail")?.x == 156)
    #expect(layout.frame(of: "mail")?.midY == layout.frame(of: "name")?.midY)
  }

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
