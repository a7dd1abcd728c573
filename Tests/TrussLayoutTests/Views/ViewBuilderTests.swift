import Testing
import TrussIR
import TrussViews

/// The builder's control flow, seen by the kinds of the nodes that it makes.
struct ViewBuilderTests {
  private func kinds(@ViewBuilder _ content: () -> ViewContent) -> [String] {
    content().nodes.map { node in
      switch node.content {
      case .leaf(.text(let string)): string
      case .leaf(.box(let title)): "[\(title)]"
      case .leaf(.divider): "-"
      case .stack(let stack): "stack of \(stack.children.count)"
      case .composite(let composite): "\(type(of: composite.view))"
      default: "other"
      }
    }
  }

  enum Mode: CaseIterable {
    case short
    case long
  }

  private struct Pair: View {
    var body: some View {
      Text("left")
      Text("right")
    }
  }

  @Test(arguments: [true, false]) func branches(condition: Bool) {
    let name: String? = condition ? "name" : nil
    let result = kinds {
      if condition { Text("yes") }
      if condition { Text("then") } else { Divider() }
      if let name { Text(name) }
      if !condition {
        Box("a")
      } else if name != nil {
        Box("b")
      } else {
        Box("c")
      }
    }
    #expect(result == (condition ? ["yes", "then", "name", "[b]"] : ["-", "[a]"]))
  }

  @Test(arguments: Mode.allCases) func switches(mode: Mode) {
    let result = kinds {
      switch mode {
      case .short: Text("s")
      case .long:
        Text("l")
        Divider()
      }
    }
    #expect(result == (mode == .short ? ["s"] : ["l", "-"]))
  }

  @Test func loopsArraysOptionalsAndAvailability() {
    let optional: Text? = nil
    let mixed: [any View] = [Text("any"), Divider()]
    let result = kinds {
      for number in 1...2 { Text("\(number)") }
      ForEach(["x", "y"]) { Box($0) }
      [Text("array")]
      Group(mixed)
      optional
      Group {
        Text("in a group")
        Pair()
      }
      if #available(macOS 10.15, *) { Text("available") }
    }
    #expect(
      result == ["1", "2", "[x]", "[y]", "array", "any", "-", "in a group", "Pair", "available"])
  }

  @Test func manyChildren() {
    let result = kinds {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
      Text("13")
      Text("14")
      Text("15")
      Text("16")
      Text("17")
      VStack {
        Text("18")
        Text("19")
      }
    }
    #expect(result.count == 18)
    #expect(result.last == "stack of 2")
  }

  @Test func aStackOfAnArrayOfViews() {
    let views: [any View] = [Text("a"), Pair()]
    guard case .stack(let stack) = HStack(views, spacing: 8).nodes[0].content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.children.count == 2)
    #expect(stack.spacing == 8)
  }
}
