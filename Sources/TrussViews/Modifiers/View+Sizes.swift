public import TrussIR

extension View {
  /// Sets the view's width, in points. A width that is negative or NaN is an error when the view is laid out.
  ///
  ///     Text(article).width(300)
  ///     Box("sidebar").width(180, priority: .high)
  @inlinable public consuming func width(
    _ width: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.horizontal, .equal, width, priority, fileID, line))
  }

  /// Sets the view's minimum width, in points. Errors are the same as for `width(_:)`.
  ///
  ///     Box("sidebar").width(atLeast: 60)
  @inlinable public consuming func width(
    atLeast width: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.horizontal, .greaterThanOrEqual, width, priority, fileID, line))
  }

  /// Sets the view's maximum width, in points. Errors are the same as for `width(_:)`.
  ///
  ///     Text(article).width(atMost: 320)
  @inlinable public consuming func width(
    atMost width: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.horizontal, .lessThanOrEqual, width, priority, fileID, line))
  }

  /// Makes the widths of the stack's views that have this modifier proportional to the given numbers. Without another
  /// such view in the stack the modifier has no effect. A proportion of 0 or less is an error when the view is laid
  /// out.
  ///
  ///     HStack { Box("a").proportionalWidth(1); Box("b").proportionalWidth(2) }
  public consuming func proportionalWidth(_ proportion: Double) -> ModifiedView {
    modified { $0.rare.proportion.horizontal = proportion }
  }

  /// Sets the view's height, in points. A height that is negative or NaN is an error when the view is laid out.
  ///
  ///     Field("Email").height(30)
  @inlinable public consuming func height(
    _ height: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.vertical, .equal, height, priority, fileID, line))
  }

  /// Sets the view's minimum height, in points. Errors are the same as for `height(_:)`.
  @inlinable public consuming func height(
    atLeast height: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.vertical, .greaterThanOrEqual, height, priority, fileID, line))
  }

  /// Sets the view's maximum height, in points. Errors are the same as for `height(_:)`.
  @inlinable public consuming func height(
    atMost height: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    ModifiedView(_takeNodes().sized(.vertical, .lessThanOrEqual, height, priority, fileID, line))
  }

  /// Makes the heights of the stack's views that have this modifier proportional to the given numbers. Without another
  /// such view in the stack the modifier has no effect. A proportion of 0 or less is an error when the view is laid
  /// out.
  public consuming func proportionalHeight(_ proportion: Double) -> ModifiedView {
    modified { $0.rare.proportion.vertical = proportion }
  }

  /// Sets the ratio of the view's width to its height. The ratio must be more than 0. A ratio of 1 is a square, also in
  /// text.
  ///
  ///     Image("photo").width(120).aspectRatio(1.5)
  public consuming func aspectRatio(
    _ ratio: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    return modified {
      $0.rare.ratios.append(Attributes.RatioRule(ratio: ratio, priority: priority, location: location))
    }
  }

  /// Sets the ratio of the view's width to its height, with SwiftUI's parameters. Nil sets no ratio. Both content modes
  /// have the same effect: the frame has the ratio.
  public consuming func aspectRatio(
    _ ratio: Double?, contentMode: ContentMode, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    guard let ratio else { return modified { _ in } }
    return aspectRatio(ratio, priority: .required, fileID: fileID, line: line)
  }

  /// Gives the view a share of the remaining space along the axis of its stack: CSS' `flex: share 1 0`.
  ///
  ///     HStack { Box("a").flex(); Box("b").flex(2) }
  @inlinable public consuming func flex(_ share: Double = 1) -> ModifiedView {
    ModifiedView(_takeNodes().flexible(share))
  }

  /// Sets the length, in points, from which the view grows and shrinks along the axis of its stack: CSS' `flex: share
  /// shrink basis`.
  ///
  ///     HStack { Image("map").flex(1, basis: 200); Text(article).flex(2, basis: 120) }
  ///
  /// The views with a share divide the free space in the ratio of their shares; a view with a share of 0 does not grow.
  /// If there is too little space, views with a basis and texts beside them shrink in proportion to their lengths times
  /// `shrink`, down to their minimum; a view with a `shrink` of 0 does not shrink. If the view also has an exact size,
  /// this size is required and takes precedence.
  ///
  /// A number that is negative or NaN is an error when the view is laid out.
  public consuming func flex(_ share: Double = 1, shrink: Double = 1, basis: Double) -> ModifiedView {
    modified {
      $0.flex = share
      $0.rare.flexBasis = Attributes.FlexBasis(length: basis, shrink: shrink)
    }
  }

  /// Sets the priority with which the view resists growing larger than its content along an axis, or along both: Auto
  /// Layout's content hugging. A priority is more than 0 and at most 1000. The default depends on the kind of view.
  ///
  ///     HStack { Box("stays narrow").hugging(800, axis: .horizontal); Box("takes the rest") }
  public consuming func hugging(_ priority: Priority, axis: Axis? = nil) -> ModifiedView {
    modified { for each in Axis.allCases where axis ?? each == each { $0.rare.hugging[each] = priority } }
  }

  /// Sets the priority with which the view resists shrinking below its content along an axis, or along both: Auto
  /// Layout's compression resistance. A priority is more than 0 and at most 1000. The default depends on the kind of
  /// view. With this modifier the view has no other minimum: a text may be cut within a word.
  ///
  ///     HStack { Text("kept whole").compressionResistance(900); Text("gives way first") }
  public consuming func compressionResistance(_ priority: Priority, axis: Axis? = nil) -> ModifiedView {
    modified { for each in Axis.allCases where axis ?? each == each { $0.rare.compression[each] = priority } }
  }

  /// Aligns the view across its stack, whatever the stack's own alignment.
  ///
  ///     VStack(align: .fill) { Text("stretched"); Button("at the end").align(.end) }
  public consuming func align(_ align: Align) -> ModifiedView { modified { $0.align = align } }
}

extension View {
  /// Sets the view's width to a fraction of the surrounding view's width without its insets: 0.5 is CSS' `width: 50%`,
  /// and the view overflows if the fraction is more than 1. Without a surrounding view the modifier is an error when
  /// the view is laid out.
  ///
  ///     HStack { Text("Label").width(fraction: 0.3); Field() }
  ///
  /// If the width of the surrounding view depends on its content, that width is computed without the fraction, as in
  /// CSS: the fraction does not make the surrounding view wider.
  ///
  /// `padding` adds a box around the view: write `.width(fraction: 0.5)` after it to include the padding.
  public consuming func width(
    fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.horizontal, .equal, fraction, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Limits the view's width to a fraction of the surrounding view's width without its insets: CSS' `max-width: 80%`.
  public consuming func width(
    atMostFraction fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.horizontal, .lessThanOrEqual, fraction, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Sets the view's height to a fraction of the surrounding view's height without its insets, like `width(fraction:)`.
  /// Unlike CSS, the fraction applies even if the height of the surrounding view depends on its content.
  public consuming func height(
    fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.vertical, .equal, fraction, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Limits the view's height to a fraction of the surrounding view's height without its insets.
  public consuming func height(
    atMostFraction fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.vertical, .lessThanOrEqual, fraction, priority, SourceLine(fileID: fileID, line: line))
  }

  private consuming func sized(
    _ axis: Axis, _ relation: Relation, _ fraction: Double, _ priority: Priority, _ location: SourceLine
  ) -> ModifiedView {
    let rule = Attributes.FractionRule(
      axis: axis, relation: relation, fraction: fraction, priority: priority, location: location)
    return modified { $0.rare.fractions.append(rule) }
  }

  /// Keeps the view at its ideal width, height or both: texts do not wrap, and the view neither grows nor shrinks.
  ///
  ///     HStack { Text("never wraps").fixedSize(); Text(article) }
  ///
  /// A leaf has the size of its content at priority 999. A container is as small as its content allows, without cutting
  /// it. An exact size is required and takes precedence. A view without an intrinsic size, such as `Rectangle`, does
  /// not change.
  public consuming func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ModifiedView {
    modified {
      if horizontal { $0.rare.fixedAxes.insert(.horizontal) }
      if vertical { $0.rare.fixedAxes.insert(.vertical) }
    }
  }

  /// Sets the priority with which the view gets space in its stack. If there is too little space, a view with a higher
  /// priority gets its ideal size before others get more than their minimum; if there is too much, it grows first. The
  /// default is 0.
  ///
  /// The priority applies along the axis of the view's flex stack. A layout priority p above 0 sets these priorities
  /// along this axis, for the view and all views inside:
  ///
  /// ```text
  /// compression   750 + 40 p / (1 + p)         above all controls, below the shares of the free space
  /// hugging       240 - 40 p / (1 + p)         below all leaves
  /// ```
  ///
  /// For a layout priority p below 0, with q = -p, these priorities are 735 - 35 q / (1 + q) and 251 + 40 q / (1 + q).
  /// Priorities from `compressionResistance` or `hugging` are kept. The views with a share of the free space (`Spacer`,
  /// `flex`, a `frame` with a maximum) that have the highest layout priority divide the free space. Other views with a
  /// share get their minimum, and the space that remains when the views with the highest priority have reached their
  /// maxima.
  public consuming func layoutPriority(_ priority: Double) -> ModifiedView {
    modified { $0.rare.layoutPriority = priority }
  }
}
