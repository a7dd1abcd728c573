import Truss

struct LabeledField: View {
  var label: String
  var labelWidth: Double

  var body: some View {
    HStack(align: .center, spacing: 10) {
      Text(label).width(labelWidth)
      Field()
    }
  }
}

/// The header of a form, after an example in the Auto Layout Cookbook and in StackViews. It is 105 points high: 3 rows
/// of 25, 2 gaps of 10 and 2 insets of 5. The image is square, and the fields take the remaining width.
struct FormHeader: View {
  var body: some View {
    HStack(spacing: 10, insets: Insets(horizontal: 5, vertical: 5)) {
      Image("PersonProfile").aspectRatio(1).cornerRadius(8)
      VStack(spacing: 10, heights: [25, 25, 25]) {
        for label in ["First Name", "Middle Name", "Last Name"] { LabeledField(label: label, labelWidth: 110) }
      }
    }
  }
}

/// The header with dimension lines for its width and height.
struct MeasuredFormHeader: View {
  var body: some View {
    VStack(spacing: 2, insets: Insets(all: 8)) {
      HStack(spacing: 2) {
        FormHeader().background { RoundedRectangle(cornerRadius: 12).fill(.surface).stroke(.separator) }.id("header")
        DimensionLine(.vertical)
      }
      HStack(spacing: 2) {
        DimensionLine().id("width")
        Spacer()
      }
    }
    .constraints { ViewID("width").width == ViewID("header").width }
  }
}
