import TrussIR

extension View {
  /// Names the view. The same name twice in the body of a custom view, or twice outside of custom views, is an error.
  public consuming func id(_ id: ViewID) -> ModifiedView {
    modified { $0.names = [id] + $0.names }
  }

  /// Names the view. The same name twice in the body of a custom view, or twice outside of custom views, is an error.
  public consuming func id(_ name: String) -> ModifiedView { id(ViewID(name)) }

  /// Names the view by a number, as in SwiftUI: `id(3)` is `id("3")`. The same name twice in the body of a custom
  /// view, or twice outside of custom views, is an error.
  public consuming func id(_ number: Int) -> ModifiedView { id(ViewID("\(number)")) }

  /// Keeps the view's space and draws nothing in it, as SwiftUI's `hidden()` and CSS' `visibility: hidden`.
  ///
  /// A view that leaves its stack is ``collapsed(_:fileID:line:)``.
  ///
  /// - Parameter isHidden: whether it is hidden.
  public consuming func hidden(_ isHidden: Bool = true) -> ModifiedView {
    modified { $0.isHidden = isHidden }
  }

  /// Takes the view out of its stack, and its gap with it, as UIKit's `isHidden` and CSS' `display: none`.
  ///
  /// It has no size and is not drawn. A view that keeps its room is ``hidden(_:)``.
  ///
  /// - Parameters:
  ///   - isCollapsed: whether it is collapsed.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func collapsed(
    _ isCollapsed: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = isCollapsed ? SourceLocation(fileID: fileID, line: line) : nil
    return modified {
      $0.isCollapsed = isCollapsed
      // Most calls show the view, and then no line needs to be kept.
      if location != nil || $0.collapsedLocation != nil { $0.collapsedLocation = location }
    }
  }
}
