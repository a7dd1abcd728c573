import Testing
import Truss
@testable import Gallery

/// The form to sign in as its article builds it, on a screen of 320 by 300.
struct ArticleSignInTests {
  private func layout(_ isRecovering: Bool, compact: Bool = false) throws -> LayoutResult {
    try ArticleSignIn(isRecovering: isRecovering).layout(
      width: compact ? 480 : 320, height: compact ? 240 : 300,
      environment: EnvironmentValues(verticalSizeClass: compact ? .compact : .regular))
  }

  /// The controls have their greatest height, and the header what is left.
  @Test(arguments: [false, true]) func controlsAreCapped(isRecovering: Bool) throws {
    let layout = try layout(isRecovering)
    #expect(layout.frame(of: "form") == Rect(x: 20, y: 20, width: 280, height: 272))
    let controls = isRecovering ? ["email", "recover", "back"] : ["email", "password", "signIn", "forgot"]
    for (number, control) in controls.reversed().enumerated() {
      let frame = try #require(layout.frame(of: ViewID(control)))
      #expect(frame == Rect(x: 20, y: 292 - 30 - 38 * Double(number), width: 280, height: 30))
    }
    let rest = 272 - 38 * Double(controls.count)
    #expect(abs(try #require(layout.frame(of: "header")).height - rest) < 1e-9)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func theHeaderTurnsWhereThereIsLittleRoom() throws {
    #expect(try layout(false).frame(of: "logo")?.width == 280)
    let compact = try layout(false, compact: true)
    #expect(compact.frame(of: "logo") == Rect(x: 20, y: 20, width: 60, height: 240 - 28 - 4 * 38))
    #expect(compact.diagnostics.isEmpty)
    let recovering = try layout(true, compact: true)
    #expect(recovering.frame(of: "logo") == Rect(x: 20, y: 20, width: 60, height: 240 - 28 - 3 * 38))
    #expect(recovering.frame(of: "email") == Rect(x: 20, y: 126, width: 440, height: 30))
    #expect(recovering.diagnostics.isEmpty)
  }

  /// The other form turns: the phone keeps its middle, and is square halfway.
  @Test func theFormTurns() throws {
    let turn = Transition(
      from: try SignInScreen(isUpright: true).layout(), to: try SignInScreen(isUpright: false).layout(), duration: 0.5,
      curve: .linear)
    #expect(turn.frame(of: "phone", at: 0) == Rect(x: 42, y: 0, width: 236, height: 320))
    #expect(turn.frame(of: "phone", at: 0.5) == Rect(x: 21, y: 21, width: 278, height: 278))
    #expect(turn.frame(of: "phone", at: 1) == Rect(x: 0, y: 42, width: 320, height: 236))
  }

  /// Ten constraints are written, in eight lines of visual format; the two stacks make forty by UIStackView's rules.
  @Test func fewConstraintsAreWritten() throws {
    let names = try layout(false).constraints.constraints.map(\.category.name)
    #expect(names.filter { $0 == "Visual Format" }.count == 10)
    #expect(names.filter { $0.hasPrefix("UISV-") }.count == 40)
  }
}
