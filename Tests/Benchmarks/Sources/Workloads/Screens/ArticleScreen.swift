import Truss

/// An article: paragraphs with a picture above and a picture beside them, a list, a quotation and further articles.
struct ArticleScreen: View {
  var body: some View {
    VStack(spacing: 16, insets: Insets(all: 24)) {
      Text("How a truss carries a bridge").font(Font(.sansBold, size: 28))
      HStack(align: .center, spacing: 10) {
        Image("portrait").width(36).aspectRatio(1)
        VStack(spacing: 2) {
          Text("By a reader of old drawings")
          Text("3 March, 6 minutes").font(.caption).foreground(.secondary)
        }
        .flex()
        Button("Follow")
      }
      Image("bridge").aspectRatio(16.0 / 9).overlay(alignment: .bottomLeading) {
        Text("The bridge, seen from the east bank").font(.caption).padding(6).background(.ground)
      }
      for paragraph in Self.opening { Text(paragraph) }
      HStack(align: .start, spacing: 16) {
        VStack(spacing: 4) {
          Image("joint").height(110)
          Text("A joint, and the five bars that meet at it").font(.caption).foreground(.secondary)
        }
        .width(180)
        Text(Self.beside)
      }
      for (index, step) in Self.steps.enumerated() {
        HStack(align: .firstBaseline, spacing: 8) {
          Text("\(index + 1).").foreground(.secondary).width(18)
          Text(step)
        }
      }
      HStack(spacing: 12) {
        Rectangle().width(3).background(.accent)
        VStack(spacing: 4) {
          Text("“Every bar is a sentence, and every joint says that the sentences agree.”").font(.title)
          Text("An engineer, who did not want to be named").font(.caption).foreground(.secondary)
        }
      }
      for paragraph in Self.closing { Text(paragraph) }
      Divider()
      FlowStack(spacing: 8, align: .center) {
        for tag in ["bridges", "statics", "drawings", "oak", "history"] { Button(tag) }
      }
      HStack(spacing: 16) {
        for (title, teaser) in Self.next {
          VStack(spacing: 4) {
            Image(title).height(70)
            Text(title).font(Font(.sansBold)).lineLimit(1)
            Text(teaser).font(.caption).foreground(.secondary).lineLimit(2)
          }
          .flex()
        }
      }
    }
  }

  private static let opening = [
    "A beam bends. A truss does not: its bars are only ever pulled or pushed, and each of them knows one thing, how "
      + "hard. Put enough of them in triangles, and a river is no longer in the way.",
    "The oldest drawings have no numbers at all. A carpenter knew how thick a bar had to be, since the last one of "
      + "that length had held. Where a river was wider than the last one, there was no bridge, or there was one for a "
      + "year. That it fell in a winter was known; why it did was not, and the next one was built a little heavier, "
      + "which made some of them fall sooner.",
    "Then somebody wrote down what happens at a joint.",
  ]

  private static let beside =
    "Draw the joints first. At each of them the forces have to cancel, from left to right and up and down. That makes "
    + "two equations for a joint, and one unknown for a bar. Where there are as many of these as of those, and the "
    + "triangles close, each force has one value, and the thickness of a bar follows from it."

  private static let steps = [
    "Find what the banks carry. The whole bridge is one body for that, and the bars do not matter.",
    "Begin at a joint where two bars meet.",
    "Go on to a joint with two bars that are not known yet, until there is none.",
    "Where bars remain, there were too many. Their forces depend on how stiff they are.",
  ]

  private static let closing = [
    "With a bar more than the equations need, the forces are no longer a matter of counting. They depend on how stiff "
      + "each bar is, and on the weather on the day that it was put in. Nobody knew how to compute this for forty "
      + "years, and bridges were built all the same: by leaving out a bar.",
    "That is the part of the story that I like best. A thing that could not be computed was made so that it could.",
  ]

  private static let next = [
    ("One bar too many", "What happens when there are more bars than equations, and who decides which of them carries"),
    ("Oak or iron", "A bridge of wood is lighter than one of iron, for as long as it does not rain"),
    ("The year it fell", "Eleven bridges, eleven winters, and what the newspapers said the morning after"),
  ]
}
