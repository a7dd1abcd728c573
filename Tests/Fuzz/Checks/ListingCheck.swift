import TrussIR

/// Reads a listing: bytes are a fault with its place, or a system that prints and reads back equal.
enum ListingCheck {
  static func run(_ bytes: [UInt8]) throws(Finding) {
    let listing: Listing
    do throws(ListingError) {
      listing = try Listing(utf8: bytes)
    } catch {
      return try Finding.unless(
        error.line >= 1 && error.column >= 1 && error.column <= error.text.count + 1 && !error.description.isEmpty,
        "a fault without its place: \(error)")
    }
    try Finding.unless(listing.lines.count == listing.system.constraints.count, "a constraint without its line")
    try readsBackEqual(listing.system)
  }

  /// Prints a system, reads it, and prints it again.
  static func readsBackEqual(_ system: ConstraintSystem) throws(Finding) {
    let printed = system.listing
    let again: ConstraintSystem
    do throws(ListingError) {
      again = try ConstraintSystem(listing: printed)
    } catch {
      throw Finding("what was printed cannot be read: \(error)\n\(printed)")
    }
    try Finding.unless(again == system, "what was printed reads back as another system\n\(printed)")
    try Finding.unless(again.listing == printed, "what was read prints otherwise\n\(printed)\n\(again.listing)")
  }
}
