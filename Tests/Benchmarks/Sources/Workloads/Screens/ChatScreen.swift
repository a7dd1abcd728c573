import Truss

/// A conversation: a bar, messages from both sides that wrap in bubbles, and a field to write in.
struct ChatScreen: View {
  var body: some View {
    VStack {
      Bar()
      Divider()
      ScrollView {
        VStack(spacing: 8, insets: Insets(all: 12)) {
          Text("Today").font(.caption).foreground(.secondary).multilineTextAlignment(.center)
          for message in Message.all { message }
        }
      }
      Divider()
      HStack(align: .center, spacing: 8, insets: Insets(horizontal: 12, vertical: 8)) {
        Button("+")
        Field("Message").flex()
        Button("Send")
      }
    }
  }

  private struct Bar: View {
    var body: some View {
      HStack(align: .center, spacing: 10, insets: Insets(horizontal: 12, vertical: 8)) {
        Text("‹").font(.title)
        Image("portrait").width(36).height(36).overlay(alignment: .bottomTrailing) {
          Rectangle().width(8).height(8).background(.green)
        }
        VStack(spacing: 2) {
          Text("Charles Babbage").font(Font(.sansBold)).lineLimit(1)
          Text("writes …").font(.caption).foreground(.secondary)
        }
        .flex()
        Button("Call")
      }
    }
  }

  private struct Message: View {
    var text: String
    var time: String
    var isMine: Bool
    var picture: String?

    static let all = [
      Message(text: "Did you get the cards?", time: "9:02", isMine: false),
      Message(
        text: "All of them but the last. The porter says that one more parcel is at the station, and that it is wet.",
        time: "9:04", isMine: true),
      Message(text: "Wet!", time: "9:04", isMine: false),
      Message(
        text: "They are only punched, not printed. Put them on the stove, but do not let them curl, or the machine "
          + "will read a hole where there is none.", time: "9:05", isMine: false),
      Message(text: "How warm?", time: "9:11", isMine: true),
      Message(text: "As for bread.", time: "9:12", isMine: false),
      Message(
        text: "Here is the table for the numbers, as far as it goes. The fourth column is yours to check.",
        time: "9:40", isMine: true, picture: "table"),
      Message(text: "The sign in the third row is wrong.", time: "9:58", isMine: false),
      Message(text: "Which one?", time: "9:58", isMine: true),
      Message(
        text: "Where the product is halved. It is small, so nobody will see it until the fifth number, and then "
          + "everybody will.", time: "10:01", isMine: false),
      Message(text: "Corrected. I send it to the printer at noon.", time: "10:20", isMine: true),
      Message(text: "Good. Come by on Sunday.", time: "10:21", isMine: false),
    ]

    var body: some View {
      HStack(align: .end, spacing: 8) {
        if isMine {
          Spacer(minimum: 60)
        } else {
          Image("portrait").width(24).aspectRatio(1)
        }
        bubble
        if !isMine { Spacer(minimum: 60) }
      }
    }

    private var bubble: some View {
      VStack(align: isMine ? .end : .start, spacing: 4, insets: Insets(horizontal: 10, vertical: 6)) {
        if let picture { Image(picture, natural: Size(width: 240, height: 160)).frame(maxWidth: 200) }
        Text(text).foreground(isMine ? .ground : .primary)
        Text(time).font(.caption).foreground(.secondary)
      }
      .background(isMine ? .accent : .surface)
    }
  }
}
