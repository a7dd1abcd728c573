public import Foundation
public import TrussImages
public import TrussIR
public import TrussSystem
public import TrussText
public import TrussTree

// Apps and tests may show errors by `localizedDescription`. The conformances are here because the modules that define
// the errors do not use Foundation.

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
