import Testing
import Truss

@testable import TrussSnapshots
@testable import TrussTesting

/// Snapshots of several widths and environments in one text.
struct VariantTests {
  private let row = HStack(spacing: 5) {
    Text("Name"); Text("Ada")
  }

  private func layouts(_ view: some View, columns: [Int], _ variants: LayoutVariants) throws -> [CheckedLayout] {
    try variants.layouts(columns, { "\($0) columns" }, EnvironmentValues(), as: .text) {
      (columns, environment) throws(LayoutError) in try view.layout(columns: columns, environment: environment)
    }
  }

  private func text(_ layouts: [CheckedLayout]) -> String {
    VariantText(layouts.compactMap { layout in layout.variant.map { ($0, layout.text) } }).description
  }

  @Test func picturesThatAreAlikeAreJoined() throws {
    let variants = LayoutVariants(
      directions: LayoutDirection.allCases, colorSchemes: ColorScheme.allCases)
    try assertLayout(of: row, columns: [10, 14], variants: variants) {
      """
      -- 10 columns, left to right, light
      -- 10 columns, left to right, dark
      -- 14 columns, left to right, light
      -- 14 columns, left to right, dark
      Name Ada

      -- 10 columns, right to left, light
      -- 10 columns, right to left, dark
        Ada Name

      -- 14 columns, right to left, light
      -- 14 columns, right to left, dark
            Ada Name
      """
    }
  }

  @Test func framesAreOneFile() throws {
    try assertLayout(of: row, widths: [200, 240], variants: LayoutVariants(textSizes: [.large, .accessibility3])) {
      """
      -- 200 points, text large
      HStack (0, 0, 200, 16)
        Text (0, 0, 35, 16) "Name"
        Text (40, 0, 160, 16) "Ada"

      -- 200 points, text accessibility3
      HStack (0, 0, 200, 37) font: sans 30.5
        Text (0, 0, 81.5, 37) "Name"
        Text (86.5, 0, 113.5, 37) "Ada"

      -- 240 points, text large
      HStack (0, 0, 240, 16)
        Text (0, 0, 35, 16) "Name"
        Text (40, 0, 200, 16) "Ada"

      -- 240 points, text accessibility3
      HStack (0, 0, 240, 37) font: sans 30.5
        Text (0, 0, 81.5, 37) "Name"
        Text (86.5, 0, 153.5, 37) "Ada"
      """
    }
  }

  @Test func aCustomValueVaries() throws {
    struct Greeting: View {
      @Environment(\.greeting) var greeting
      var body: some View { Text(greeting) }
    }
    try assertLayout(
      of: Greeting(), columns: [6], variants: LayoutVariants().varying(\.greeting, ["en": "Hi", "fr": "Salut"])
    ) {
      """
      -- 6 columns, en
      Hi

      -- 6 columns, fr
      Salut
      """
    }
  }

  @Test func textsAreReadBack() throws {
    let variants = LayoutVariants(directions: LayoutDirection.allCases)
    let all = try layouts(
      VStack {
        Text(""); row; Text("")
      }, columns: [10, 12, 14], variants)
    let read = VariantText.texts(in: text(all))
    let written = all.map { ($0.variant?.title ?? "", $0.text) }
    #expect(
      Dictionary(uniqueKeysWithValues: read.map { ($0.title, $0.text) }) == Dictionary(uniqueKeysWithValues: written))
    #expect(read.count == 6)
  }

  /// Titles that no variant has any more, variants that are new, and texts that differ in their bytes alone.
  @Test func whatIsGoneNewOrOtherInBytesIsReported() throws {
    let tests = try ScratchTests()
    let old = text(try layouts(row, columns: [10, 12, 14], LayoutVariants()))
    let fewer = try layouts(
      HStack(spacing: 5) {
        Text("Name"); Text("Eva")
      }, columns: [10], LayoutVariants())
    let failure = try #require(tests.failures(of: fewer, as: .text, mode: .never, expecting: old).first)
    #expect(failure.contains("\n\n10 columns:\n") && failure.contains("+ Name Eva"), "\(failure)")
    #expect(failure.contains("\n\nonly in the snapshot: 12 columns; 14 columns"))
    let more = try layouts(row, columns: [10, 12, 14, 16], LayoutVariants())
    #expect(
      tests.failures(of: more, as: .text, mode: .never, expecting: old).first?.contains(
        "16 columns: not in the snapshot") == true)
    let (composed, decomposed) = (VariantText.Variant(words: ["a"]), VariantText.Variant(words: ["b"]))
    let both = VariantText([(composed, "\u{E9}"), (decomposed, "e\u{301}")])
    #expect(both.description.utf8.count == "-- a\n\u{E9}\n\n-- b\ne\u{301}".utf8.count)
    #expect(both.differences(from: "-- a\n-- b\n\u{E9}") { "\($0.utf8.count) \($1.utf8.count)" } == ["b:\n2 3"])
  }

  /// Of 48 variants those from right to left differ, all in the same words.
  @Test func aDifferenceNamesTheFewestVariants() throws {
    let variants = LayoutVariants(
      textSizes: [.large, .accessibility3], directions: LayoutDirection.allCases, colorSchemes: ColorScheme.allCases,
      horizontalSizeClasses: SizeClass.allCases)
    struct Line: View {
      @Environment(\.layoutDirection) var direction
      var word: String
      var body: some View { Text(direction == .leftToRight ? "same" : word) }
    }
    let tests = try ScratchTests()
    let old = text(try layouts(Line(word: "before"), columns: [8, 10, 12], variants))
    let new = try layouts(Line(word: "after"), columns: [8, 10, 12], variants)
    #expect(new.count == 48)
    let failure = try #require(tests.failures(of: new, as: .text, mode: .never, expecting: old).first)
    #expect(
      failure.hasPrefix(
        """
        the layout differs from the snapshot

        8 columns, right to left (8 of 48 variants):
        """), "\(failure)")
  }

  /// A view is laid out once for the environments that differ only in properties that it does not read.
  @Test func environmentsThatDifferInWhatIsNotReadAreOne() throws {
    struct Row: View {
      @Environment(\.layoutDirection) var direction
      @Environment(\.colorScheme) var scheme
      @Environment(\.greeting) var greeting
      var body: some View {
        Text(direction == .leftToRight ? "left" : scheme == .dark ? "dark" : greeting)
      }
    }
    let variants = LayoutVariants(
      directions: LayoutDirection.allCases, colorSchemes: ColorScheme.allCases, verticalSizeClasses: SizeClass.allCases
    ).varying(\.greeting, ["en": "Hi", "fr": "Salut"])
    var count = 0
    let found = try variants.results(EnvironmentValues()) { (environment) throws(LayoutError) in
      count += 1
      return try Row().layout(columns: 9, environment: environment).text
    }
    // From left to right neither the scheme nor the greeting is read, and from right to left in the dark no greeting.
    #expect(found.count == 16 && count == 4)
    let alone = try found.map { words, _ in
      var environment = EnvironmentValues(
        verticalSizeClass: words.contains("compact height") ? .compact : .regular,
        layoutDirection: words.contains("left to right") ? .leftToRight : .rightToLeft,
        colorScheme: words.contains("dark") ? .dark : .light)
      environment.greeting = words.contains("en") ? "Hi" : "Salut"
      return try Row().layout(columns: 9, environment: environment).text
    }
    #expect(found.map(\.result) == alone)
  }

  /// Variants that are not all with certain values are told by their values in groups.
  @Test func someOfTheVariantsInFewWords() {
    let all = ["a", "b"].flatMap { one in ["c", "d"].flatMap { two in ["e", "f"].map { [one, two, $0] } } }.map {
      VariantText.Variant(words: $0)
    }
    let some = all.map { ($0, $0.words[0] == "a" || $0.words == ["b", "d", "f"] ? "fault" : nil) }
    #expect(VariantText.grouped(some) == "a; b, d, f (5 of 8 variants):\nfault")
  }

  @Test func diagnosticsHaveTheirVariant() throws {
    let tests = try ScratchTests()
    let wide = try layouts(HStack { Box().width(60).height(10) }, columns: [8, 20], LayoutVariants())
    let failures = tests.failures(of: wide, as: .text, expecting: text(wide))
    #expect(failures.count == 1 && failures[0].contains("\n\n8 columns:\n") && !failures[0].contains("20 columns"))
    #expect(tests.failures(of: [], as: .text, expecting: "") == ["there is no width to lay the view out in"])
  }
}

private enum GreetingKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
