import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the rows across a stack with UIStackView's rules, and the rows that connect its first and last view to its
  /// edges.
  ///
  /// All views are aligned with the first. If they do not fill the stack, a spacer spans them: it is as small as
  /// possible but contains them all, and makes the stack as high as the highest view. A single view needs no spacer.
  mutating func addArrangedAlignment(_ frame: ArrangedFrame) {
    let alignment = frame.stack.effectiveAlignment
    if frame.isSingle { return addSingle(frame, alignment) }
    let cross = frame.axis.cross
    addAligned(frame, alignment)
    guard alignment != .fill else {
      connectAlong(frame)
      connectStart(frame, frame.views[0], cross.start, .equal)
      connectEnd(frame, frame.views[0], cross.end, .equal)
      return
    }
    let spacer = addGuide(.arrangedSpacer, in: frame.index)
    addBoundary(frame, alignment, spacer)
    add(Term(spacer, cross.extent), .equal, priority: RulePriority.spanningFit, category: .stackSpanningFit)
    if alignment.isBaseline { addCanvasFit(frame) }
    connectAlong(frame)
    switch alignment {
    case .fill, .start: connectStart(frame, frame.views[0], cross.start, .equal)
    default: connectStart(frame, spacer, cross.start, .equal)
    }
    switch alignment {
    case .end: connectEnd(frame, frame.views[0], cross.end, .equal)
    case .lastBaseline: connectEndBySpacing(frame, frame.views[0], cross, .greaterThanOrEqual)
    default: connectEnd(frame, spacer, cross.end, .equal)
    }
    if alignment == .center { connectStart(frame, frame.views[0], cross.center, .equal) }
  }

  private mutating func addAligned(_ frame: ArrangedFrame, _ alignment: Align) {
    let cross = frame.axis.cross
    let attributes: [Attribute] =
      switch alignment {
      case .fill: frame.axis == .horizontal ? [cross.end, cross.start] : [cross.start, cross.end]
      case .start: [cross.start]
      case .center: [cross.center]
      case .end: [cross.end]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    for attribute in attributes {
      for view in frame.views.dropFirst() {
        add(
          Term(1, anchor(frame.views[0], attribute)), .equal, Term(1, anchor(view, attribute)),
          category: .stackAlignment)
      }
    }
  }

  private func anchor(_ view: Item.ID, _ attribute: Attribute) -> Anchor {
    attribute == .firstBaseline || attribute == .lastBaseline
      ? baseline(Int(view.index), attribute) : Anchor(view, attribute)
  }

  /// Keeps each view within the spacer, at the end to which the views are aligned.
  private mutating func addBoundary(_ frame: ArrangedFrame, _ alignment: Align, _ spacer: Item.ID) {
    let cross = frame.axis.cross
    func row(_ view: Item.ID, _ attribute: Attribute, _ relation: Relation, _ priority: Priority = .required) {
      add(
        Term(spacer, attribute), relation, Term(view, attribute), priority: priority,
        category: .stackSpanningBoundary)
    }
    switch alignment {
    case .fill: break
    case .start:
      for view in frame.views {
        row(view, cross.start, .equal, 999.5)
        row(view, cross.end, .greaterThanOrEqual)
      }
    case .center:
      for view in frame.views { row(view, cross.end, .greaterThanOrEqual) }
      for view in frame.views { row(view, cross.start, .lessThanOrEqual) }
    case .end:
      for view in frame.views { row(view, cross.start, .lessThanOrEqual) }
      for view in frame.views { row(view, cross.end, .equal, 999.5) }
    case .firstBaseline, .lastBaseline:
      for view in frame.views {
        row(view, cross.start, .lessThanOrEqual)
        row(view, cross.end, .greaterThanOrEqual)
      }
    }
  }

  /// Adds the shorter form of the rows, for a stack of one view.
  private mutating func addSingle(_ frame: ArrangedFrame, _ alignment: Align) {
    let (view, cross) = (frame.views[0], frame.axis.cross)
    connectStart(frame, view, frame.axis.start, .equal)
    connectEndBySpacing(frame, view, frame.axis, .equal)
    switch alignment {
    case .fill:
      connectStart(frame, view, cross.start, .equal)
      connectEndBySpacing(frame, view, cross, .equal)
      return
    case .start, .firstBaseline:
      connectStart(frame, view, cross.start, .equal)
      connectEndBySpacing(frame, view, cross, .greaterThanOrEqual)
    case .end, .lastBaseline:
      connectStart(frame, view, cross.start, .lessThanOrEqual)
      connectEndBySpacing(frame, view, cross, .equal)
    case .center:
      connectStart(frame, view, cross.start, .lessThanOrEqual)
      connectEndBySpacing(frame, view, cross, .greaterThanOrEqual)
      connectStart(frame, view, cross.center, .equal)
    }
    addCanvasFit(frame)
  }

  private mutating func addCanvasFit(_ frame: ArrangedFrame) {
    add(Term(frame.item, frame.axis.cross.extent), .equal, priority: RulePriority.fit, category: .stackCanvasFit)
  }

  private mutating func connectAlong(_ frame: ArrangedFrame) {
    connectStart(frame, frame.views[0], frame.axis.start, .equal)
    connectEnd(frame, frame.views[frame.views.count - 1], frame.axis.end, .equal)
  }

  private mutating func connectStart(
    _ frame: ArrangedFrame, _ view: Item.ID, _ attribute: Attribute, _ relation: Relation
  ) {
    add(
      Term(frame.canvas, attribute), relation, Term(view, attribute), category: .stackCanvasConnection)
  }

  /// Connects a view to the end of the canvas. As in UIStackView, the guide of the margins is the left side of the
  /// constraint row, but the stack itself is the right side.
  private mutating func connectEnd(
    _ frame: ArrangedFrame, _ view: Item.ID, _ attribute: Attribute, _ relation: Relation
  ) {
    let (first, second) = frame.hasMargins ? (frame.canvas, view) : (view, frame.canvas)
    add(Term(first, attribute), relation, Term(second, attribute), category: .stackCanvasConnection)
  }

  private mutating func connectEndBySpacing(
    _ frame: ArrangedFrame, _ view: Item.ID, _ axis: Axis, _ relation: Relation
  ) {
    add(
      Term(frame.canvas, axis.end), relation, Term(view, axis.end), category: .stackCanvasConnection,
      notation: .spacing)
  }
}

extension SystemBuilder {
  /// In a row that is aligned by baselines, gives wrapping texts equal widths if no other constraint determines them.
  mutating func addTextWidths(_ frame: ArrangedFrame) {
    guard frame.stack.effectiveAlignment.isBaseline, !frame.isSingle else { return }
    for view in frame.visible {
      guard tree.entries[Int(view.index)].content.isText else { continue }
      add(
        Term(view, .width), .equal, Term(1 / Double(frame.visible.count), Anchor(frame.canvas, .width)),
        priority: 760, category: .stackTextWidth)
    }
  }

  /// Makes views as small as possible across the stack, unless they fill it.
  mutating func addAmbiguitySuppression(_ frame: ArrangedFrame) {
    guard frame.stack.effectiveAlignment != .fill else { return }
    for view in frame.views {
      add(
        Term(view, frame.axis.cross.extent), .equal, priority: RulePriority.ambiguitySuppression,
        category: .stackAmbiguitySuppression)
    }
  }
}

extension ArrangedStack {
  /// The alignment that applies. Only a horizontal stack aligns baselines; a vertical stack uses the edge that is
  /// nearest to the baselines.
  var effectiveAlignment: Align {
    switch rule.alignment {
    case .firstBaseline where rule.axis == .vertical: .start
    case .lastBaseline where rule.axis == .vertical: .end
    default: rule.alignment
    }
  }

  /// Whether spacing is from the last baseline of a view to the first baseline of the next view.
  var isBaselineRelative: Bool { rule.baselineRelative && rule.axis == .vertical }
}

extension Align {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
