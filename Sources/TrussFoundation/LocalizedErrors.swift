public import Foundation
public import TrussImages
public import TrussIR
public import TrussSystem
public import TrussText
public import TrussTree

// Errors that reach an app or a test by `localizedDescription` keep their text. The modules that define them do without
// Foundation.

extension LayoutError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension FileError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension FontFileError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension ImageFileError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension ListingError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension VisualFormatError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}
