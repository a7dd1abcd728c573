import TrussIR

extension View {
  /// Draws the controls in the view dimmed, as unavailable. Texts beside them do not change.
  ///
  ///     Button("Save").disabled(true)
  public consuming func disabled(_ isDisabled: Bool) -> ModifiedView {
    guard isDisabled else { return ModifiedView(_takeNodes()) }
    return ModifiedView(
      _takeNodes().changed { node in
        node.modify { $0.rare.environment.append { $0.isEnabled = false } }
      })
  }

  /// Sets the colour scheme that the view reads, as `environment(\.colorScheme, …)`. Nil leaves it unchanged.
  ///
  /// Has no effect: the colours of a drawing follow its `scheme`.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedView {
    guard let colorScheme else { return ModifiedView(_takeNodes()) }
    return environment(\.colorScheme, colorScheme)
  }

  /// Names nothing: only strings and numbers are names, and nothing else has an identity in one layout.
  @_disfavoredOverload
  public func id(_ id: some Hashable) -> Self { self }
}

extension View {
  /// Puts a bar at an edge of the view: the view gets the remaining space, and fills it if it is flexible.
  ///
  ///     List { … }.safeAreaInset(edge: .bottom) { Text("3 of 12").padding() }
  ///
  /// - Parameters:
  ///   - edge: the top or the bottom.
  ///   - alignment: the horizontal position of the bar; in the middle by default.
  ///   - spacing: the distance between both, in points; 0 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the bar.
  public consuming func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    let bar = content().list()
    let location = SourceLine(fileID: fileID, line: line)
    let rule = FlexStack.Rule(axis: .vertical, align: alignment.align, spacing: spacing ?? 0, offersRoom: true)
    return boxed { FlexStack(rule, edge == .top ? bar + [$0] : [$0] + bar, at: location).node }
  }

  /// Puts a bar at the leading or the trailing edge of the view, which gets the remaining space.
  public consuming func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    let bar = content().list()
    let location = SourceLine(fileID: fileID, line: line)
    let rule = FlexStack.Rule(axis: .horizontal, align: alignment.align, spacing: spacing ?? 0, offersRoom: true)
    return boxed { FlexStack(rule, edge == .leading ? bar + [$0] : [$0] + bar, at: location).node }
  }
}

/// The top or the bottom.
public enum VerticalEdge: Hashable, Sendable {
  /// The top, or the bottom.
  case top, bottom
}
