import Testing
import TrussIR

struct ListingReadingTests {
  @Test(arguments: UIStackViewListings.all.map(\.name)) func theArticlesListingsPrintAsTheyAreRead(name: String) throws
  {
    let listing = try #require(UIStackViewListings.all.first { $0.name == name }).listing
    #expect(try ConstraintSystem(listing: listing).listing == listing)
  }

  /// What is written in another way, and how it prints.
  @Test(arguments: [
    ("a.width == 3", "Constraints:\n a.width == 3\n"),
    ("  \t a.width==3   # three", "Constraints:\n a.width == 3\n"),
    ("2*a.width + b.leading - 3 >= 0 priority:250", "Constraints:\n 2*a.width + b.leading >= 3 priority:250\n"),
    ("1 + a.width + 2 <= b.width - 4 - 2*c.width", "Constraints:\n a.width <= b.width - 2*c.width - 7\n"),
    ("-a.width <= -1e-07", "Constraints:\n -a.width <= -1e-07\n"),
    ("- 2 * a.width >= + 1.50", "Constraints:\n -2*a.width >= 1.5\n"),
    ("0 == a.width - 5", "Constraints:\n 0 == a.width - 5\n"),
    ("3 <= 5", "Constraints:\n 0 <= 2\n"),
    ("a.width ==b.width", "Constraints:\n a.width == b.width\n"),
    ("a.width == 1 label:one priority:999.5", "Constraints:\n a.width == 1 priority:999.5 label:one\n"),
    ("a.width == 1 priority:1000", "Constraints:\n a.width == 1\n"),
    ("a.width == 1 label:\"a b\"", "Constraints:\n a.width == 1 label:\"a b\"\n"),
    ("S:\n\n# c\nH:[a]-(8)-[b]\r\n\r\nV:[a]-( >= -10 )-[b]", "S:\n H:[a]-(8)-[b]\n V:[a]-(>=-10)-[b]\n"),
    ("S\n[a]-(==8)-[b.leading]", "S:\n H:[a]-(8)-[b]\n"),
    ("S\nH:[a.left]-(8)-[b]", "S:\n b.leading == a.left + 8\n"),
    ("S\nV:[a.lastBaseline]-(8)-[b.firstBaseline]", "S:\n b.firstBaseline == a.lastBaseline + 8\n"),
    ("S|p\n|-(8)-[a] priority:5", "S | p:\n H:|-(8)-[a] priority:5\n"),
    ("H:[scroll.content]-(0)-[scroll.frame]", "Constraints:\n H:[scroll.content]-(0)-[scroll.frame]\n"),
    ("scroll.content.top == H:0x12.top", "Constraints:\n scroll.content.top == H:0x12.top\n"),
    ("\"a b\":\n\"a b\".width == 1", "a b:\n \"a b\".width == 1\n"),
    ("\"\\u{41}\\\"\\\\\\n\\r\\t\".width == 1", "Constraints:\n \"A\\\"\\\\\\n\\r\\t\".width == 1\n"),
    (
      "a.width == 5 CompressionResistance:3 Hug:4", "Constraints:\n a.width <= 5 priority:4\n a.width >= 5 priority:3\n"
    ),
    ("\u{FEFF}a.width == 3", "Constraints:\n a.width == 3\n"),
    ("H:\na.width == 3\nV\na.width == 3", "H:\n a.width == 3\nV:\n a.width == 3\n"),
    ("", ""), ("Nothing:", ""), ("# only a comment", ""),
  ])
  func otherSpellings(text: String, printed: String) throws {
    #expect(try ConstraintSystem(listing: text).listing == printed)
  }

  @Test func itemsComeInTheOrderOfTheirNames() throws {
    let system = try ConstraintSystem(listing: "S | p:\n b.width == a.width\n H:|-(8)-[b]\n")
    #expect(system.items.map(\.name) == ["p", "b", "a"])
    #expect(system.items.allSatisfy { $0.kind == "Item" })
  }

  @Test func tellsTheLineOfEachConstraint() throws {
    let text =
      "\n# sizes\na.width == 1\r\n\nIntrinsic Content Size\n a.width == 5 Hug:1 CompressionResistance:2\n 0 == 0"
    #expect(try Listing(text).lines == [3, 6, 6, 7])
    #expect(try Listing(utf8: Array(text.utf8)) == Listing(text))
  }

  @Test func aBlockKnowsOnlyTheContainerOfItsOwnHeader() {
    #expect(throws: ListingError.self) { try Listing("S | p:\nV:[a]-(<=8)-|\nT:\nV:|-(8)-[a]") }
  }

  @Test func rowsBeforeAnyHeaderAreFiledNowhere() throws {
    let system = try ConstraintSystem(listing: "a.width == 1\nSizes:\na.width == 1")
    #expect(system.constraints.map(\.category) == [.none, .size])
  }
}
