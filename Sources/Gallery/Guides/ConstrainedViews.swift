import Truss

/// The first two views of `Documentation/Constraints.md`, each above some of its constraints: a card, and two columns
/// that meet at a guide. A line shows the guide.
struct ConstrainedViews: View {
  @Environment(\.medium) private var medium

  var body: some View {
    HStack(align: .start, spacing: 20, insets: Insets(all: 16)) {
      VStack(spacing: 8) {
        ConstrainedCard().clipShape(RoundedRectangle(cornerRadius: 8)).border(.rounded).cornerRadius(8)
        code("photo.height ==\n  photo.width * 0.5\ntitle.top ==\n  photo.bottom + 8")
      }
      .width(182)
      // Both codes begin at the same height.
      VStack(spacing: 14) {
        columns
        code("label.right ==\n  column.right - 4\nfield.left ==\n  column.right + 4")
      }
      .flex()
    }
  }

  private func code(_ lines: String) -> some View {
    Text(lines).font(.code).foreground(.secondary)
  }

  private var columns: some View {
    let (form, column) = (ViewID("form"), ViewID("column"))
    let rows = ["Name", "Mail", "Telephone"]
    return VStack(spacing: 8) {
      Text("column").font(.caption).foreground(.purple).padding(.leading, 4)
      for row in rows {
        ZStack(align: nil) {
          Text(row).id("\(row) label")
          Field().id("\(row) field")
        }
        .id(ViewID(row))
      }
      ZStack(align: nil) {
        Rectangle().fill(.purple.opacity(0.06)).id("band").hidden(medium != .points)
        Line(from: .top, to: .bottom).stroke(.purple, style: StrokeStyle(dash: [4, 3])).width(1).id("line")
      }
    }
    .id(form)
    .guides(column)
    .constraints {
      column.edges(.left, .top, .bottom) == form.edges
      column.width == 0 ~ .low
      ViewID("band").edges(.left, .right) == column.edges
      ViewID("band").edges(.top, .bottom) == ViewID("line").edges
      ViewID("line").left == column.right
      ViewID("line").top == form.top
      ViewID("line").bottom == form.bottom
      for row in rows {
        let (label, field) = (ViewID("\(row) label"), ViewID("\(row) field"))
        column.width >= label.width + 14
        label.right == column.right - 4
        field.edges(.top, .bottom, .right) == ViewID(row).edges
        field.left == column.right + 4
        label.firstBaseline == field.firstBaseline
      }
    }
  }
}

struct ConstrainedCard: View {
  var body: some View {
    let (card, photo, title) = (ViewID("card"), ViewID("photo"), ViewID("title"))
    return ZStack(align: nil) {
      Image("photo").contentMode(.fill).id(photo)
      Text("A walk in the hills").multilineTextAlignment(.center).id(title)
    }
    .id(card)
    .constraints {
      photo.edges(.left, .top, .right) == card.edges
      photo.height == photo.width * 0.5
      title.top == photo.bottom + 8
      title.edges(.left, .right, .bottom) == card.inset(by: 12)
    }
  }
}
