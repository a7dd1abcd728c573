public import TrussIR

extension View {
  /// Sets the view's width, in points.
  ///
  /// - Parameters:
  ///   - width: the width. Negative or not a number: an error when the view is laid out.
  ///   - priority: how much it matters; required by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  @inlinable public consuming func width(
    _ width: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.horizontal, .equal, width, priority, fileID, line))
  }

  /// Sets the view's minimum width, in points; the parameters are those of `width(_:)`.
  @inlinable public consuming func width(
    atLeast width: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.horizontal, .greaterThanOrEqual, width, priority, fileID, line))
  }

  /// Sets the view's maximum width, in points; the parameters are those of `width(_:)`.
  @inlinable public consuming func width(
    atMost width: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.horizontal, .lessThanOrEqual, width, priority, fileID, line))
  }

  /// Gives the view's width in proportion to those of its neighbours that have a proportion too. With fewer than two in
  /// a stack it has no effect. Zero or negative: an error when the view is laid out.
  public consuming func proportionalWidth(_ proportion: Double) -> ModifiedView {
    modified { $0.proportion.horizontal = proportion }
  }

  /// Sets the view's height, in points.
  ///
  /// - Parameters:
  ///   - height: the height. Negative or not a number: an error when the view is laid out.
  ///   - priority: how much it matters; required by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  @inlinable public consuming func height(
    _ height: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.vertical, .equal, height, priority, fileID, line))
  }

  /// Sets the view's minimum height, in points; the parameters are those of `height(_:)`.
  @inlinable public consuming func height(
    atLeast height: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.vertical, .greaterThanOrEqual, height, priority, fileID, line))
  }

  /// Sets the view's maximum height, in points; the parameters are those of `height(_:)`.
  @inlinable public consuming func height(
    atMost height: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.vertical, .lessThanOrEqual, height, priority, fileID, line))
  }

  /// Gives the view's height in proportion to those of its neighbours that have a proportion too. With fewer than two
  /// in a stack it has no effect. Zero or negative: an error when the view is laid out.
  public consuming func proportionalHeight(_ proportion: Double) -> ModifiedView {
    modified { $0.proportion.vertical = proportion }
  }

  /// Sets the ratio of the view's width to its height: 1 is a square, in text too.
  ///
  /// - Parameters:
  ///   - ratio: width divided by height, more than 0.
  ///   - priority: how much it matters; required by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func aspectRatio(
    _ ratio: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return modified {
      $0.ratios.append(Attributes.RatioRule(ratio: ratio, priority: priority, location: location))
    }
  }

  /// Gives the view a share of the remaining space along the axis of its stack: CSS' `flex: share 1 0`.
  @inlinable public consuming func flex(_ share: Double = 1) -> ModifiedView {
    ModifiedView(_takeNodes().flexible(share))
  }

  /// Sets the priority at which the view resists growing larger than its content: Auto Layout's content hugging. The
  /// default depends on the kind of view.
  ///
  /// - Parameters:
  ///   - priority: more than 0, at most 1000.
  ///   - axis: the axis; both by default.
  public consuming func hugging(_ priority: Priority, axis: Axis? = nil) -> ModifiedView {
    modified { for each in Axis.allCases where axis ?? each == each { $0.hugging[each] = priority } }
  }

  /// Sets the priority at which the view resists shrinking below its content: Auto Layout's compression resistance. The
  /// default depends on the kind of view. The view then has no other minimum: a text may be cut in a word.
  ///
  /// - Parameters:
  ///   - priority: more than 0, at most 1000.
  ///   - axis: the axis; both by default.
  public consuming func compression(_ priority: Priority, axis: Axis? = nil) -> ModifiedView {
    modified { for each in Axis.allCases where axis ?? each == each { $0.compression[each] = priority } }
  }

  /// Aligns the view across the stack it is in, whatever the stack's own alignment.
  public consuming func align(_ align: Align) -> ModifiedView {
    modified { $0.align = align }
  }
}
