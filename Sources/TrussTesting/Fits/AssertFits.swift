public import Truss
import TrussViews

/// Fails the test at this line if a view's layout in points has a diagnostic, or breaks a rule, at any width of a
/// range. The failure lists each fault with its widths.
///
///     try assertLayout(of: SignIn(), fits: 280...1024)
///     try assertLayout(of: SignIn(), fits: 280...1024, rules: [.noOverlap, .lines("title", atMost: 2), .atLeast(44, "go")])
///
/// The ends of the listed ranges are exact to 1/1024 point, and no fault is missed in a layout whose frames are known
/// functions of the width. Other layouts are resized in steps, and a fault that begins and ends between two steps may
/// be missed: see `LayoutRanges`.
///
/// - Parameters:
///   - view: the view.
///   - widths: the widths in points.
///   - height: the height in points, or nil to fit it to the content.
///   - environment: the environment values that the variants do not change.
///   - variants: the environments in which the view must fit; only `environment` by default.
///   - rules: the conditions that the layout must meet, besides having no diagnostics.
///   - allowed: the diagnostics that do not cause a failure; none by default.
///   - step: the distance, in points, between the widths that are laid out if the frames are not known functions of the
///     width; 0.5 by default.
///   - fileID: the caller's module and file name.
///   - filePath: the path of the caller's file.
///   - function: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
/// - Throws: `LayoutError` for invalid input, for a name in a rule that no view has at any width, and for more than a
///   million steps.
public func assertLayout(
  of view: some View, fits widths: ClosedRange<Double>, height: Double? = nil,
  environment: EnvironmentValues = EnvironmentValues(), variants: LayoutVariants = LayoutVariants(),
  rules: [FitRule] = [.noOverlap], allowing allowed: [Diagnostic.Kind] = [], step: Double = 0.5,
  fileID: String = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) throws(LayoutError) {
  let site = CallSite(fileID: fileID, path: filePath, function: function, line: line, column: column)
  let failure = try variants.failure(environment) { (environment) throws(LayoutError) in
    let layouts = try view.resized(widths, height: height, environment, step: step)
    return try FitCheck(widths, of: layouts, .points, step: step, rules, allowing: allowed, at: site.sourceLine)
      .failure(in: widths)
  }
  if let failure { site.fail(failure) }
}

/// Fails the test at this line if a view's layout in cells has a diagnostic, or breaks a rule, at any number of columns
/// in a range. The view is laid out at every number. The failure lists each fault with its numbers of columns.
///
///     try assertLayout(of: SignIn(), columns: 20...200)
///
/// - Parameters:
///   - view: the view.
///   - columns: the widths in columns.
///   - rows: the height in rows, or nil to fit it to the content.
///   - environment: the environment values that the variants do not change.
///   - variants: the environments in which the view must fit; only `environment` by default.
///   - rules: the conditions that the layout must meet, besides having no diagnostics.
///   - allowed: the diagnostics that do not cause a failure; none by default.
///   - fileID: the caller's module and file name.
///   - filePath: the path of the caller's file.
///   - function: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
/// - Throws: `LayoutError` for invalid input, and for a name in a rule that no view has at any width.
public func assertLayout(
  of view: some View, columns: ClosedRange<Int>, rows: Int? = nil,
  environment: EnvironmentValues = EnvironmentValues(), variants: LayoutVariants = LayoutVariants(),
  rules: [FitRule] = [.noOverlap], allowing allowed: [Diagnostic.Kind] = [], fileID: String = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function, line: Int = #line, column: Int = #column
) throws(LayoutError) {
  let widths = Double(columns.lowerBound)...Double(columns.upperBound)
  let site = CallSite(fileID: fileID, path: filePath, function: function, line: line, column: column)
  let failure = try variants.failure(environment) { (environment) throws(LayoutError) in
    let layouts = try view.resized(columns, rows: rows, environment)
    return try FitCheck(
      widths, of: layouts, layouts.medium, step: 1, rules, allowing: allowed, at: site.sourceLine
    )
    .failure(in: widths)
  }
  if let failure { site.fail(failure) }
}

extension LayoutVariants {
  /// Collects the failures in all environments. Equal failures are listed once, below a short description of their
  /// environments. Nil if there are none.
  func failure(
    _ environment: EnvironmentValues, in one: (EnvironmentValues) throws(LayoutError) -> String?
  ) throws(LayoutError) -> String? {
    if dimensions.isEmpty { return try one(environment) }
    let texts = try results(environment, one).map { (variant: VariantText.Variant(words: $0), text: $1) }
    return texts.contains { $0.text != nil } ? VariantText.grouped(texts) : nil
  }
}
