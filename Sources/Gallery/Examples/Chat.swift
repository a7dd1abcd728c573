import Truss

/// A conversation of two people: messages in bubbles, at most three quarters as wide as the conversation, and a field.
struct Chat: View {
  var body: some View {
    VStack(insets: Insets(all: 12)) {
      VStack(spacing: 8) {
        Text("Today").font(.caption).foreground(.secondary).multilineTextAlignment(.center)
        Message("Did you get the cards?", "9:02")
        Message("All but the last parcel. It is at the station, and wet.", "9:04", isMine: true)
        Message(
          "They are punched, not printed. Dry them on the stove, but do not let them curl, or the machine reads holes "
            + "where there are none.", "9:05")
        Message("How warm?", "9:11", isMine: true)
        Message("As for bread.", "9:12")
      }
      Spacer(minimum: 12)
      HStack(align: .center, spacing: 8) {
        Button("+").fixedSize()
        Field("Message").flex()
        Button("Send").fixedSize()
      }
    }
  }

  private struct Message: View {
    var text: String
    var time: String
    var isMine: Bool

    init(_ text: String, _ time: String, isMine: Bool = false) {
      (self.text, self.time, self.isMine) = (text, time, isMine)
    }

    var body: some View {
      HStack(justify: isMine ? .end : .start) {
        VStack(align: isMine ? .end : .start, spacing: 2, insets: Insets(horizontal: 10, vertical: 6)) {
          Text(text)
          Text(time).font(.caption).foreground(isMine ? .white : .secondary)
        }
        .foreground(isMine ? .white : .primary).background(isMine ? .mine : .theirs).cornerRadius(12)
        .id("bubble")
      }
      .constraints { ViewID("bubble").width <= 0.75 * ViewID.container.width }
    }
  }
}

extension Color {
  fileprivate static let mine = Color(0x09_69DA, dark: 0x1F_6FEB)
  fileprivate static let theirs = Color(0xE7_ECF0, dark: 0x21_262D)
}
