public import Truss
import TrussSnapshots
import TrussViews

/// Compares a view, laid out in cells, with a text in the test or with a file. The test fails at this line if they
/// differ in a byte, or if the layout has a diagnostic. Works in Swift Testing and in XCTest.
///
///     @Test func greets() throws {
///       try assertLayout(of: Greeting(name: "world"), columns: 20) {
///         """
///         Hello ┌─────┐
///               │world│
///               └─────┘
///         """
///       }
///     }
///
/// With `{ "" }`, the first run fills in the text, except in a loop, in a helper function and in a test with arguments,
/// as several layouts may reach the call there. Without a closure, the layout is compared with the file
/// `__Snapshots__/<test file>/<function>.txt` beside the test's source. `TRUSS_RECORD` specifies which snapshots are
/// recorded: `missing` (the default), `failed`, `all` or `never` (the default if `CI` is set). A run that records
/// fails.
///
/// - Parameters:
///   - view: the view.
///   - columns: the width in columns, or nil to fit it to the content.
///   - rows: the height in rows, or nil to fit it to the content.
///   - environment: the environment.
///   - form: the form in which the layout is compared; by default the picture in box-drawing characters.
///   - allowed: the diagnostics that do not cause a failure; none by default.
///   - record: which snapshots are written; nil for the setting of the trait `.record(_:)` or `TRUSS_RECORD`.
///   - name: the second part of the file's name, `<function>.<name>.txt`. Without a name, the calls of a function are
///     numbered in the order of the source. A call that runs several times, in a loop or for each argument of a test,
///     needs a name that distinguishes its layouts.
///   - fileID: the caller's module and file name.
///   - filePath: the path of the caller's file, which contains the text. The folder `__Snapshots__` is beside it.
///   - function: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
///   - expected: the expected text; only a string literal can be recorded. A newline at its end is ignored.
/// - Throws: `LayoutError` for invalid input, with the view and its line.
public func assertLayout(
  of view: some View, columns: Int?, rows: Int? = nil, environment: EnvironmentValues = EnvironmentValues(),
  as form: CellForm = .text, allowing allowed: [Diagnostic.Kind] = [], record: RecordMode? = nil,
  named name: String? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line,
  column: Int = #column, matches expected: (() -> String)? = nil
) throws(LayoutError) {
  let layout = try view.layout(columns: columns, rows: rows, environment: environment)
  let site = CallSite(fileID: fileID, path: filePath, function: function, line: line, column: column)
  LayoutCheck(layout, as: SnapshotForm(form), allowing: allowed, recording: record, at: site).perform(
    expecting: expected, named: name)
}

/// Compares a view, laid out in points, with a file or with a text in the test. The test fails at this line if they
/// differ in a byte, or if the layout has a diagnostic. Works in Swift Testing and in XCTest.
///
///     try assertLayout(of: form, width: 390)              // __Snapshots__/<test file>/<function>.frames.txt
///     try assertLayout(of: form, width: 390, as: .svg)    // __Snapshots__/<test file>/<function>.svg
///
/// A failure names the view and the change: `"email".x 8 -> 9`. If a drawing differs, the new drawing is written beside
/// the old one, as `<function>.new.svg`.
///
/// - Parameters:
///   - view: the view.
///   - width: the width in points, or nil to fit it to the content.
///   - height: the height in points, or nil to fit it to the content.
///   - environment: the environment.
///   - form: the form in which the layout is compared; by default its frames and texts.
///   - allowed: the diagnostics that do not cause a failure; none by default.
///   - record: which snapshots are written; nil for the setting of the trait `.record(_:)` or `TRUSS_RECORD`.
///   - name: the second part of the file's name, `<function>.<name>.svg`. Without a name, the calls of a function are
///     numbered in the order of the source. A call that runs several times, in a loop or for each argument of a test,
///     needs a name that distinguishes its layouts.
///   - fileID: the caller's module and file name.
///   - filePath: the path of the caller's file, which contains the text. The folder `__Snapshots__` is beside it.
///   - function: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
///   - expected: the expected text; only a string literal can be recorded. A newline at its end is ignored.
/// - Throws: `LayoutError` for invalid input, with the view and its line.
public func assertLayout(
  of view: some View, width: Double? = nil, height: Double? = nil,
  environment: EnvironmentValues = EnvironmentValues(), as form: PointForm = .frames,
  allowing allowed: [Diagnostic.Kind] = [], record: RecordMode? = nil, named name: String? = nil,
  fileID: String = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column,
  matches expected: (() -> String)? = nil
) throws(LayoutError) {
  let layout = try view.layout(width: width, height: height, environment: environment)
  let site = CallSite(fileID: fileID, path: filePath, function: function, line: line, column: column)
  LayoutCheck(layout, as: SnapshotForm(form), allowing: allowed, recording: record, at: site).perform(
    expecting: expected, named: name)
}

/// Compares a view, laid out in cells in several widths and environments, with one text in the test or one file. The
/// test fails at this line if one of the layouts differs or has a diagnostic.
///
///     try assertLayout(
///       of: SignIn(), columns: [40, 80], variants: LayoutVariants(directions: LayoutDirection.allCases)
///     ) { "" }
///
/// The text contains each picture once, below the titles of all layouts with this picture: `-- 40 columns, right to
/// left`. A failure lists the differences, each below a short description of the variants that differ in this way. The
/// text is recorded in the same way as for a single layout.
///
/// - Parameters:
///   - view: the view.
///   - columns: the widths in columns.
///   - rows: the height in rows, or nil to fit it to the content.
///   - environment: the environment values that the variants do not change.
///   - variants: the environments; only `environment` by default.
///   - form: the form in which the layouts are compared; by default the picture in box-drawing characters.
///   - allowed: the diagnostics that do not cause a failure; none by default.
///   - record: which snapshots are written; nil for the setting of the trait `.record(_:)` or `TRUSS_RECORD`.
///   - name: the second part of the file's name, as in `assertLayout(of:columns:)` with one width.
///   - fileID: the caller's module and file name.
///   - filePath: the path of the caller's file, which contains the text. The folder `__Snapshots__` is beside it.
///   - function: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
///   - expected: the expected text; only a string literal can be recorded. A newline at its end is ignored.
/// - Throws: `LayoutError` for invalid input, with the view and its line.
public func assertLayout(
  of view: some View, columns: [Int], rows: Int? = nil, environment: EnvironmentValues = EnvironmentValues(),
  variants: LayoutVariants = LayoutVariants(), as form: CellForm = .text, allowing allowed: [Diagnostic.Kind] = [],
  record: RecordMode? = nil, named name: String? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: Int = #line, column: Int = #column, matches expected: (() -> String)? = nil
) throws(LayoutError) {
  let form = SnapshotForm(form)
  let layouts = try variants.layouts(columns, { "\($0) \($0 == 1 ? "column" : "columns")" }, environment, as: form) {
    (columns, environment) throws(LayoutError) in
    try view.layout(columns: columns, rows: rows, environment: environment)
  }
  let site = CallSite(fileID: fileID, path: filePath, function: function, line: line, column: column)
  LayoutCheck(layouts, as: form, allowing: allowed, recording: record, at: site).perform(
    expecting: expected, named: name)
}

/// Compares a view, laid out in points in several widths and environments, with one file or one text in the test. The
/// test fails at this line if one of the layouts differs or has a diagnostic.
///
///     let sizes = LayoutVariants(textSizes: [.large, .accessibility3])
///     try assertLayout(of: form, widths: [320, 390, 1024], variants: sizes)
///
/// The snapshot lists the frames and texts of each layout, in the same way as `assertLayout(of:columns:)` lists the
/// pictures for several widths.
///
/// - Parameters:
///   - view: the view.
///   - widths: the widths in points.
///   - height: the height in points, or nil to fit it to the content.
///   - environment: the environment values that the variants do not change.
///   - variants: the environments; only `environment` by default.
///   - allowed: the diagnostics that do not cause a failure; none by default.
///   - record: which snapshots are written; nil for the setting of the trait `.record(_:)` or `TRUSS_RECORD`.
///   - name: the second part of the file's name, as in `assertLayout(of:width:)` with one width.
///   - fileID: the caller's module and file name.
///   - filePath: the path of the caller's file, which contains the text. The folder `__Snapshots__` is beside it.
///   - function: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
///   - expected: the expected text; only a string literal can be recorded. A newline at its end is ignored.
/// - Throws: `LayoutError` for invalid input, with the view and its line.
public func assertLayout(
  of view: some View, widths: [Double], height: Double? = nil, environment: EnvironmentValues = EnvironmentValues(),
  variants: LayoutVariants = LayoutVariants(), allowing allowed: [Diagnostic.Kind] = [], record: RecordMode? = nil,
  named name: String? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line,
  column: Int = #column, matches expected: (() -> String)? = nil
) throws(LayoutError) {
  let layouts = try variants.layouts(widths, { "\(shortest($0)) points" }, environment, as: .frames) {
    (width, environment) throws(LayoutError) in
    try view.layout(width: width, height: height, environment: environment)
  }
  let site = CallSite(fileID: fileID, path: filePath, function: function, line: line, column: column)
  LayoutCheck(layouts, as: .frames, allowing: allowed, recording: record, at: site).perform(
    expecting: expected, named: name)
}
