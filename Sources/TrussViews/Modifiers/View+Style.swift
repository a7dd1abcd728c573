extension View {
  /// Draws a line around the view, inside its edges. In text it insets what the view holds by one cell.
  public func border(_ border: Border = .light) -> ModifiedView {
    modified { $0.border = border }
  }

  /// Draws a line around the view, inside its edges, in a colour.
  public func border(_ line: Border.Line, color: Color) -> ModifiedView {
    border(Border(line, color: color))
  }

  /// Fills the view's frame with a colour, behind what it shows. Text without colour does not show it.
  public func background(_ color: Color) -> ModifiedView {
    modified { $0.background = color }
  }

  /// Gives a colour to the text of the view and of all inside it that have none of their own.
  public func foreground(_ color: Color) -> ModifiedView {
    modified { $0.foreground = color }
  }

  /// Gives a font to the text of the view and of all inside it that have none of their own.
  public func font(_ font: Font) -> ModifiedView {
    modified { $0.font = font }
  }
}
