import Truss

/// The first two views of `Documentation/Constraints.md`: a card, and two columns on a guide.
struct ConstrainedViews: View {
  var body: some View {
    HStack(align: .start, spacing: 12, insets: Insets(all: 10)) {
      card.border().width(180)
      columns.flex()
    }
  }

  private var card: some View {
    let (card, photo, title) = (ViewID("card"), ViewID("photo"), ViewID("title"))
    return ZStack(align: nil) {
      Image("photo").contentMode(.fill).id(photo)
      Text("A walk by the sea").id(title)
    }
    .id(card)
    .constraints {
      photo.edges(.left, .top, .right) == card.edges
      photo.height == photo.width * 0.5
      title.top == photo.bottom + 8
      title.edges(.left, .right, .bottom) == card.inset(by: 12)
    }
  }

  private var columns: some View {
    let (form, column) = (ViewID("form"), ViewID("column"))
    let rows = ["Name", "Mail", "Telephone"]
    return VStack(spacing: 8) {
      for row in rows {
        ZStack(align: nil) {
          Text(row).id("\(row) label")
          Field().id("\(row) field")
        }
        .id(ViewID(row))
      }
    }
    .id(form)
    .guides(column)
    .constraints {
      column.edges(.left, .top, .bottom) == form.edges
      column.width == 0 ~ 1
      for row in rows {
        let (label, field) = (ViewID("\(row) label"), ViewID("\(row) field"))
        column.width >= label.width
        label.right == column.right
        field.edges(.top, .bottom, .right) == ViewID(row).edges
        field.left == column.right + 8
        label.firstBaseline == field.firstBaseline
      }
    }
  }
}
