import Foundation
import Truss

/// Views around the middle, the first at the top, as on the face of a clock.
struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 120))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * .pi * CGFloat(index) / CGFloat(subviews.count)
      let point = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Views side by side, all as wide as the widest.
struct EqualWidths: Layout {
  struct Cache {
    var size: CGSize
    var gaps: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    let size: CGSize = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { size, next in
      CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
    let gaps: [CGFloat] = subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    return Cache(size: size, gaps: gaps)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    if subviews.isEmpty { return .zero }
    let gaps = cache.gaps.reduce(0) { $0 + $1 }
    return CGSize(width: cache.size.width * CGFloat(subviews.count) + gaps, height: cache.size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var middle = bounds.minX + cache.size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: middle, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: cache.size.width, height: cache.size.height))
      middle += cache.size.width + cache.gaps[index]
    }
  }
}

/// Views side by side, on as many lines as they need.
struct Flow: Layout {
  /// Whether a view begins a line.
  struct BeginsLine: LayoutValueKey { static let defaultValue = false }

  var spacing: CGFloat = 10

  private func places(_ width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    var (places, widest) = ([CGPoint](), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width || subview[BeginsLine.self] {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      places.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      (widest, height) = (max(widest, x - spacing), max(height, size.height))
    }
    return (places, CGSize(width: widest, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(bounds.width, subviews).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: ProposedViewSize(width: nil, height: nil))
    }
  }
}

/// What returns some numbers, and places its views at others.
struct Given: Layout {
  var size = CGSize(width: 10, height: 10)
  var point: CGPoint?
  var anchor = UnitPoint.topLeading
  var proposed = ProposedViewSize.unspecified

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let point else { return }
    for subview in subviews { subview.place(at: point, anchor: anchor, proposal: proposed) }
  }
}

/// A container whose leading edge is indented for others, and that keeps a distance of its own.
struct Indented: Layout {
  var indent: CGFloat? = 10
  var distance: ViewSpacing?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .leading ? indent.map { bounds.minX + $0 } : nil }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    distance ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}
