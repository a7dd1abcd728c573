import TrussIR

extension View {
  /// Draws a line around the view, inside its edges. In text it insets what the view holds by one cell.
  public consuming func border(_ border: Border = .light) -> ModifiedView {
    modified { $0.border = border }
  }

  /// Draws a line around the view, inside its edges, in a colour.
  public consuming func border(_ line: Border.Line, color: Color) -> ModifiedView {
    border(Border(line, color: color))
  }

  /// Draws a line along some edges of the view, inside them: `.border(edges: .bottom)`. Lines that meet are joined; those
  /// that end at another border join it. In text each insets what the view holds by one cell.
  ///
  /// - Parameters:
  ///   - border: the line; its own edges don't count.
  ///   - edges: the edges that have it.
  public consuming func border(_ border: Border = .light, edges: Edge.Set) -> ModifiedView {
    self.border(Border(border.line, color: border.color, edges: edges))
  }

  /// Draws a line around the view with a title in its upper part, `┌ Account ──┐`, and a subtitle in its lower part,
  /// `└── 3 of 12 ┘`. One that is too long is cut; one whose edge has no line is not drawn.
  ///
  /// - Parameters:
  ///   - border: the line.
  ///   - title: the text at the beginning of the upper line; it takes no extra space.
  ///   - subtitle: the text at the end of the lower line; none by default.
  public consuming func border(_ border: Border = .light, title: String, subtitle: String? = nil) -> ModifiedView {
    modified {
      $0.border = border
      $0.borderTitle = Attributes.BorderTitle(title: title, subtitle: subtitle)
    }
  }

  /// Fills the view's frame with a colour, behind its content. Text without colour does not show it.
  public consuming func background(_ color: Color) -> ModifiedView {
    modified { $0.background = color }
  }

  /// Sets the colour of the text of the view, and of all views inside it that set none.
  public consuming func foreground(_ color: Color) -> ModifiedView { foregroundColor(color) }

  /// SwiftUI's name for `foreground(_:)`.
  public consuming func foregroundStyle(_ color: Color) -> ModifiedView { foreground(color) }

  /// SwiftUI's earlier name for `foreground(_:)`. Nil sets no colour.
  public consuming func foregroundColor(_ color: Color?) -> ModifiedView {
    modified { $0.foreground = $0.foreground ?? color }
  }

  /// Sets the font of the text of the view, and of all views inside it that set none.
  public consuming func font(_ font: Font) -> ModifiedView {
    modified { $0.font = $0.font ?? font }
  }
}
