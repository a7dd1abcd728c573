import Testing

@testable import TrussDifferences

/// What a failure of a picture begins with.
struct PictureChangesTests {
  private func changes(_ old: String, _ new: String, isStyled: Bool = false) -> [String] {
    PictureChanges(from: old, to: new, isStyled: isStyled).description.split(separator: "\n").map {
      String($0.dropFirst(2))
    }
  }

  private let form = """
    Sign in
    ┌──────────┐
    │Mail      │
    └──────────┘
    Forgot your password?
    """

  @Test func nothingChanges() {
    #expect(changes(form, form).isEmpty)
    #expect(PictureChanges(from: form, to: form, isStyled: false).isEmpty)
  }

  @Test func whatMovesAsFarIsOneLine() {
    let new = "\n\n" + form.split(separator: "\n").map { " \($0)" }.joined(separator: "\n")
    #expect(
      changes(form, new) == [
        "\"Sign in\", \"Mail\", \"Forgot your password?\" 2 rows down, 1 column to the right"
      ])
  }

  @Test func aBoxGrows() {
    let new = """
      Sign in
      ┌────────────┐
      │Mail        │
      │            │
      └────────────┘
      Forgot your password?
      """
    #expect(
      changes(form, new) == [
        "\"Forgot your password?\" 1 row down", "the box around \"Mail\" 12 x 3 -> 14 x 4",
      ])
  }

  @Test func aTextWraps() {
    let new = form.replacing("Forgot your password?", with: "Forgot your\npassword?")
    #expect(changes(form, new) == ["\"Forgot your password?\" rewrapped: 1 line -> 2 lines"])
  }

  /// A price at the right ends where it did.
  @Test func aTextAtTheRightIsReplaced() {
    #expect(changes("Sum    10.00", "Sum     9.00") == ["\"10.00\" -> \"9.00\""])
  }

  @Test func textsAreReplacedAddedAndGone() {
    let new = """
      Sign up
      ┌──────────┐
      │          │
      └──────────┘
      Forgot your password?   Help
      """
    #expect(changes(form, new) == ["\"Sign in\" -> \"Sign up\"", "\"Mail\" is gone", "\"Help\" is new"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(changes("世界  a", "世界   a") == ["\"a\" 1 column to the right"])
  }

  @Test func aTextAtItsPlaceIsTheSameBeforeOthersWithItsLetters() {
    #expect(changes("a\nb\nb", "a\nc\nb") == ["\"b\" -> \"c\""])
  }

  @Test func colorsChange() {
    let old = "Sign in\n~ 1-4 red; 6-7 red\nMail"
    #expect(
      changes(old, old.replacing("red", with: "bold blue"), isStyled: true) == ["\"Sign in\" red -> bold blue"])
    #expect(changes(old, "Sign in\nMail", isStyled: true) == ["\"Sign in\" red -> plain"])
  }

  @Test func manyChangesAreCounted() {
    let old = (0..<30).map { "a\($0)" }.joined(separator: "\n")
    let lines = changes(old, old.replacing("a", with: "b"))
    #expect(lines.count == 21)
    #expect(lines.last == "and 10 more")
  }
}
