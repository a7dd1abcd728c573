extension ConstraintSystem {
  /// The system as text: a block for each run of one category, a line for each constraint.
  ///
  ///     Spacing | form:
  ///      H:|-(8)-[name]
  ///      H:[name]-(>=10)-["First Name"]
  ///      name.width == 0.5*form.width - 4 priority:999.5 label:half
  ///     Intrinsic Content Size
  ///      name.width == 40 Hug:250 CompressionResistance:750
  ///
  /// The form is the one in which articles print the constraints of a UIStackView; `Documentation/Listing.md` has its
  /// grammar. Numbers are printed with the fewest digits that read back as the same number.
  /// `ConstraintSystem(listing: system.listing) == system` for every system of finite numbers and priorities above 0.
  public var listing: String { ListingPrinter(self).listing() }

  /// One constraint as a line of the listing, without the space before it; with anchors where `|` would need the
  /// block's header to be understood.
  package func line(ofRow index: Int) -> String { ListingPrinter(self).line(ofRow: index) }

  /// The same for several constraints, whose names are made up once.
  package func lines(ofRows indexes: [Int]) -> [String] { indexes.map(ListingPrinter(self).line(ofRow:)) }

  /// Reads a system from its listing.
  ///
  ///     let system = try ConstraintSystem(listing: "b.leading == a.trailing + 8")
  ///
  /// Items are made in the order in which they are first named; `Listing` has the line of each constraint too.
  public init(listing: String) throws(ListingError) { self = try Listing(listing).system }
}
