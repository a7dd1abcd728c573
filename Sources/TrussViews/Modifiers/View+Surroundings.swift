import TrussIR

extension View {
  /// Draws the controls in the view dimmed, as disabled. Other texts do not change.
  ///
  ///     Button("Save").disabled(true)
  public consuming func disabled(_ isDisabled: Bool) -> ModifiedView {
    guard isDisabled else { return ModifiedView(_takeNodes()) }
    return ModifiedView(
      _takeNodes().changed { node in
        node.modify { $0.rare.environment.append { $0.isEnabled = false } }
      })
  }

  /// Sets the colour scheme in the view's environment, like `environment(\.colorScheme, …)`. Nil leaves it unchanged.
  ///
  /// On the root, or on the only view in it, it is also the scheme of a drawing in SVG with `scheme: .automatic`. A
  /// scheme that the drawing is given has precedence, and text output has its own.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedView {
    guard let colorScheme else { return ModifiedView(_takeNodes()) }
    return changingEnvironment {
      $0.colorScheme = colorScheme
      $0.preferredColorScheme = colorScheme
    }
  }

  /// Does nothing: only strings and numbers can be names of views.
  @_disfavoredOverload
  public func id(_ id: some Hashable) -> Self { self }
}

extension View {
  /// Adds a bar at an edge of the view. The view gets the remaining space, and fills it if it is flexible.
  ///
  ///     List { … }.safeAreaInset(edge: .bottom) { Text("3 of 12").padding() }
  ///
  /// - Parameters:
  ///   - edge: the edge of the bar: the top or the bottom.
  ///   - alignment: the horizontal position of the bar; centred by default.
  ///   - spacing: the distance between the bar and the view, in points; 0 by default.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  ///   - content: the bar.
  public consuming func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    let bar = content().list()
    let location = SourceLine(fileID: fileID, line: line)
    let rule = FlexStack.Rule(axis: .vertical, align: alignment.align, spacing: spacing ?? 0, offersSpace: true)
    return boxed { FlexStack(rule, edge == .top ? bar + [$0] : [$0] + bar, at: location).node }
  }

  /// Adds a bar at the leading or the trailing edge of the view. The view gets the remaining space.
  public consuming func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    let bar = content().list()
    let location = SourceLine(fileID: fileID, line: line)
    let rule = FlexStack.Rule(axis: .horizontal, align: alignment.align, spacing: spacing ?? 0, offersSpace: true)
    return boxed { FlexStack(rule, edge == .leading ? bar + [$0] : [$0] + bar, at: location).node }
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Hashable, Sendable {
  /// The top edge, or the bottom edge.
  case top, bottom
}
