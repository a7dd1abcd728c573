import Truss

/// An article: a heading, paragraphs, a picture with a caption, a quote, and a teaser that is cut after two lines.
struct Article: View {
  var words: Words

  struct Words: Sendable {
    var title, byline, opening, picture, caption, quote, source, closing, next, teaser: String
  }

  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 16)) {
      VStack(spacing: 2) {
        Text(words.title).font(.title.bold())
        Text(words.byline).font(.caption).foreground(.secondary)
      }
      Text(words.opening)
      HStack(align: .start, spacing: 12) {
        VStack(spacing: 4) {
          Image(bridge, alt: words.picture).contentMode(.fill).height(80).cornerRadius(6)
          Text(words.caption).font(.caption).foreground(.secondary).multilineTextAlignment(.center)
        }.width(130)
        Text(words.closing)
      }
      VStack(spacing: 2, insets: Insets(horizontal: 24, vertical: 0)) {
        Text(words.quote).multilineTextAlignment(.center)
        Text(words.source).font(.caption).foreground(.secondary).multilineTextAlignment(.trailing)
      }
      Divider()
      VStack(spacing: 2) {
        Text(words.next).font(Font(.sansBold)).lineLimit(1)
        Text(words.teaser).lineLimit(2)
      }
    }
  }
}

extension Article.Words {
  static let english = Article.Words(
    title: "How a truss carries a bridge",
    byline: "By a reader of old drawings",
    opening: "A beam bends. A truss does not: its bars are only ever pulled or pushed, and each of them knows one "
      + "thing, how hard. Put enough of them in triangles, and a river is no longer in the way.",
    picture: "bridge", caption: "The bridge, seen from the east bank",
    quote: "“Every bar is a sentence, and every joint says that the sentences agree.”",
    source: "An engineer",
    closing: "Draw the joints first. At each of them the forces have to cancel, from left to right and up and down. "
      + "That makes two equations for a joint, and one unknown for a bar.",
    next: "Next: one bar too many, and who decides",
    teaser: "With a bar more than the equations need, the forces are no longer a matter of counting. They depend on "
      + "how stiff each bar is, and on the weather on the day that it was put in.")

  static let arabic = Article.Words(
    title: "كيف يحمل الجملون جسرا",
    byline: "بقلم قارئ للرسوم القديمة",
    opening: "العارضة تنحني. أما الجملون فلا ينحني: قضبانه تشد أو تضغط فقط، وكل واحد منها يعرف شيئا واحدا، "
      + "وهو مقدار القوة. ضع ما يكفي منها في مثلثات، ولن يعود النهر عائقا.",
    picture: "جسر", caption: "الجسر من الضفة الشرقية",
    quote: "«كل قضيب جملة، وكل مفصل يقول إن الجمل متفقة.»",
    source: "مهندسة",
    closing: "ارسم المفاصل أولا. عند كل منها يجب أن تتوازن القوى، من اليمين إلى اليسار ومن الأعلى إلى الأسفل. "
      + "وهذا يعطي معادلتين لكل مفصل، ومجهولا لكل قضيب.",
    next: "في المرة القادمة: قضيب زائد، ومن يقرر",
    teaser: "حين يزيد قضيب واحد عما تحتاجه المعادلات، لا تعود القوى مسألة عد، بل تتوقف على صلابة كل قضيب.")
}

/// A truss bridge with a road, over a river; 260 by 160.
private let bridge: ImageFile = {
  let document = """
    <svg xmlns="http://www.w3.org/2000/svg" width="260" height="160" viewBox="0 0 260 160">\
    <rect width="260" height="160" fill="#d3e8f8"/>\
    <circle cx="206" cy="34" r="16" fill="#f6c445"/>\
    <path d="M0 96L48 66L96 92L150 58L206 90L260 70V160H0Z" fill="#a9bfd1"/>\
    <path d="M0 124H260V160H0Z" fill="#6f9fc4"/>\
    <path d="M20 138H70M104 146H170M196 136H240" stroke="#d3e8f8" stroke-width="2" stroke-linecap="round"/>\
    <path d="M0 86H30V132H0ZM230 86H260V132H230Z" fill="#4e7a5e"/>\
    <path d="M0 88H260" stroke="#33414e" stroke-width="6"/>\
    <path d="M30 88L55 50H205L230 88M55 50L80 88L105 50L130 88L155 50L180 88L205 50" fill="none" \
    stroke="#33414e" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>\
    </svg>
    """
  do throws(ImageFileError) {
    return try ImageFile(bytes: Array(document.utf8))
  } catch {
    fatalError("\(error)")
  }
}()
