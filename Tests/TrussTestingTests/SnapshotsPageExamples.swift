import Testing
import Truss
import TrussTesting

/// The code of `Documentation/Snapshots.md`, compiled and run.
struct SignIn: View {
  var isRecovering = false

  var body: some View {
    VStack(spacing: 8, insets: Insets(all: 8)) {
      Text("Sign in").id("title")
      Field("Mail").id("email")
      Field("Password").id("password").collapsed(isRecovering)
      Button("Go on").id("go")
    }
  }
}

@Suite(.noOrphanedSnapshots) struct SignInTests {
  @Test func layout() throws {
    try assertLayout(of: SignIn(), columns: 30) {
      """

        Sign in

        ┌────────────────────────┐
        │Mail                    │
        └────────────────────────┘

        ┌────────────────────────┐
        │Password                │
        └────────────────────────┘

        (         Go on          )
      """
    }
  }

  @Test func recovering() throws {
    try assertLayout(of: SignIn(isRecovering: true), width: 200) {
      """
      VStack (0, 0, 200, 97)
        Text "title" (8, 8, 184, 16) "Sign in"
        Field "email" (8, 32, 184, 25) "Mail"
        Field "password" (8, 57, 0, 0) "Password" collapsed: true
        Button "go" (8, 65, 184, 24) "Go on"
      """
    }
  }

  @Test func lines() throws {
    let row = HStack(align: .center, spacing: 8) {
      Circle().fill(.red).id("dot").frame(width: 10, height: 10)
      Text("Offline").bold()
      Text("since noon").foreground(.secondary)
    }
    try assertLayout(of: row.padding(8).border(), width: 200) {
      """
      Padding (0, 0, 200, 32) border: light
        HStack (8, 8, 184, 16)
          Frame (8, 11, 10, 10)
            Circle "dot" (8, 11, 10, 10) fill: red
          Text (26, 8, 41.5, 16) "Offline" font: sans 13 bold
          Text (75.5, 8, 116.5, 16) "since noon" foreground: secondary
      """
    }
  }

  @Test func fits() throws {
    try assertLayout(of: SignIn(), fits: 80...1024)
    try assertLayout(of: SignIn(), columns: 14...200)
    try assertLayout(
      of: SignIn(), fits: 280...1024,
      rules: [.noOverlap, .noCutText, .lines("title", atMost: 1), .atLeast(24, "go"), .equal(.width, "email", "go")])
  }

  @Test func ranges() throws {
    let ranges = try SignIn().ranges(widths: 20...1024)
    #expect(ranges.leastSoundWidth == 59.412109375)
    for range in ranges { print(range.widths, range.diagnostics, range.lines["title"] ?? 0, range.isProved) }
  }

  @Test func differences() throws {
    let old = try SignIn().layout(width: 200)
    let new = try SignIn(isRecovering: true).layout(width: 200)
    let difference = new.difference(from: old)
    #expect(
      difference.description == """
        VStack.height 130 -> 97
        "password".y 65 -> 57
        "password".width 184 -> 0
        "password".height 25 -> 0
        "go".y 98 -> 65
        "password".collapsed none -> true
        """)
  }

  @Test func directions() throws {
    let row = HStack(spacing: 5) {
      Text("Name"); Text("Ada")
    }
    try assertLayout(
      of: row, columns: [10, 14], variants: LayoutVariants(directions: LayoutDirection.allCases)
    ) {
      """
      -- 10 columns, left to right
      -- 14 columns, left to right
      Name Ada

      -- 10 columns, right to left
        Ada Name

      -- 14 columns, right to left
            Ada Name
      """
    }
  }

  @Test func drawing() throws {
    try assertLayout(of: SignIn(), width: 200, as: .svg)
  }

  @Test(arguments: [120, 200, 320]) func widths(width: Int) throws {
    try assertLayout(of: SignIn(), width: Double(width), named: "\(width)")
  }

  @Test func tooWide() throws {
    let row = HStack { Text("does not fit").width(300) }
    try assertLayout(of: row, width: 200, allowing: [.overflow, .conflict])
  }

  @Test func helper() throws {
    try assertOnPhone(Text("Sign in")) {
      """
      Text (0, 0, 390, 16) "Sign in"
      """
    }
  }
}

func assertOnPhone(
  _ view: some View, fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column, matches expected: (() -> String)? = nil
) throws {
  try assertLayout(
    of: view, width: 390, fileID: fileID, filePath: filePath, function: function, line: line, column: column,
    matches: expected)
}
