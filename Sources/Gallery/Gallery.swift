import Truss
import TrussFigures

/// All figures, in the order in which the documentation shows them.
let gallery: [Figure] = gallerySections.flatMap(\.figures)

let gallerySections = [
  FigureSection("Guides", guides), FigureSection("Examples", examples),
  FigureSection("Diagrams and charts", diagrams),
]

private let examples: [Figure] =
  [
    Figure("form-header", title: "A form's header: an image and three labelled fields", width: 376) {
      MeasuredFormHeader()
    },
    Figure(
      "form-header-overlay", title: "A form's header with its frames, gaps and insets", width: 330,
      drawing: .overlay([.frames, .gaps, .insets])
    ) {
      // The overlay is drawn at twice the size. In this small font, letters are then as large as the overlay's numbers.
      FormHeader().font(.system(size: 8)).multilineTextAlignment(.center)
    },
    Figure(
      "form", title: "A form: header, notes, and three buttons of equal width in the middle", width: 390
    ) {
      Form().height(300).padding(Insets(top: 7, leading: 2, bottom: 2, trailing: 2)).border(.rounded).cornerRadius(12)
        .caption(
          "three buttons of equal width, in the middle"
        )
        .padding(8)
    },
    Figure("justify-align", title: "Three boxes for each value of justify and align", width: 440) {
      JustifyAlign()
    },
    Figure(
      "proportional-widths", title: "Three boxes with widths in the proportion 1 : 2 : 3, the second 80 wide"
    ) {
      VStack(align: .fill, spacing: 4, insets: Insets(all: 12)) {
        Text("widths: [nil, 80, nil],\nproportionalWidths: [1, 2, 3]").font(.code).foreground(.secondary)
        ProportionalWidths(width: 80).height(36).padding(.top, 4)
        HStack(justify: .start, spacing: 8, widths: [40, 80, 120]) { for _ in 0..<3 { DimensionLine() } }
      }
    },
    Figure("sign-in", title: "A sign-in form", width: 320, height: 280) {
      SignIn(isRecovering: false)
    },
    Figure("sign-in-states", title: "The sign-in form in its two states: signing in, and recovering a password") {
      FlowStack {
        SignIn(isRecovering: false).onPhone(.upright, "signing in")
        SignIn(isRecovering: true).onPhone(.upright, "recovering the password")
      }
    },
    Figure(
      "sign-in-change", title: "The sign-in form changes to its state for recovering a password", duration: 0.5,
      from: { SignInChange(isRecovering: false) }, to: { SignInChange(isRecovering: true) }),
    Figure(
      "sign-in-compact", title: "The sign-in form on a phone in landscape",
      environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      SignIn(isRecovering: false).onPhone(.landscape, "a phone in landscape: the header is a row")
    },
    Figure(
      "sign-in-rotation", title: "The phone turns, and the form's header becomes a row",
      duration: 0.5, from: { SignInRotation(isUpright: true) }, to: { SignInRotation(isUpright: false) }),
    Figure("article-sign-in", title: "The article's sign-in form in its two states: its header takes the rest") {
      ArticleSignInStates()
    },
    Figure(
      "article-sign-in-compact", title: "The article's sign-in form in its two states, on a phone in landscape",
      environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      ArticleSignInStates(isCompact: true)
    },
    Figure("distributions", title: "Three boxes in the five distributions of UIStackView", width: 420) {
      Distributions()
    },
    Figure("alignments", title: "Three boxes in the six alignments of UIStackView", width: 420) {
      Alignments()
    },
  ] + stretchySteps + [
    Figure(
      "stretchy-header-status-bar",
      title: "A page at four scroll offsets; its status bar is hidden once the text reaches it", width: 380
    ) {
      StatusBarPages()
    },
    Figure(
      "status-bar-change", title: "The status bar slides away when the text reaches it",
      environment: EnvironmentValues(safeAreaInsets: Insets(top: 24, bottom: 20)), duration: 0.5,
      from: { StatusBarChange(offset: 65, bar: .shown, caption: "the bar lies over the photo") },
      to: { StatusBarChange(offset: 119, bar: .hidden, caption: "the bar slid away from the text") }),
    Figure("article", title: "An article: paragraphs, a picture with a caption, a quote, a teaser", width: 360) {
      Article(words: .english)
    },
    Figure(
      "article-right-to-left", title: "The same article in Arabic, from right to left", width: 360,
      environment: EnvironmentValues(layoutDirection: .rightToLeft)
    ) {
      Article(words: .arabic)
    },
    Figure("chat", title: "A conversation in bubbles", width: 320) {
      Chat().border(.rounded).cornerRadius(12).padding(8)
    },
    Figure("account", title: "Three boxes with titles on their borders", width: 280) {
      Account()
    },
    Figure(
      "whiteboard", title: "A form with its frames, gaps and insets; a conflict and an overflow are marked", width: 300,
      drawing: .overlay([.frames, .gaps, .insets, .problems]), allowing: [.conflict, .overflow]
    ) {
      Whiteboard().font(.system(size: 9))
    },
    Figure("tracks", title: "A table of songs, all rows closed", width: 375) {
      Tracks().onCard(height: 300, "the first of 25 rows: a tap on one opens its player")
    },
    Figure("tracks-expanded", title: "A table of songs, one row open", width: 375) {
      Tracks(open: ["Cold Water": .player(.paused)])
        .onCard(height: 352, "the row “Cold Water” is open: its player is below its title")
    },
    Figure(
      "tracks-opening", title: "A row of the table opens", duration: 0.5,
      from: { TracksChange() }, to: { TracksChange(open: ["Cold Water": .player(.paused)]) }),
    Figure("tracks-end", title: "The end of the table, two rows open", width: 375) {
      Tracks(open: ["H.O.L.Y.": .player(.playing), "Gold": .details], offset: 1831)
        .onCard(height: 420, "scrolled to the end: one row shows its player, the last one its details")
    },
    Figure(
      "track-states",
      title: "An open row of the table in four states: ready to play, loading, playing, and with details",
      width: 320
    ) {
      TrackStates()
    },
    Figure(
      "track-loading",
      title: "The play button changes to an activity indicator while the preview loads, then to a pause button",
      width: 375, stepDuration: 0.6, through: Tracks.startingToPlay.map { TrackLoading(state: $0) }),
    Figure(
      "track-sections", title: "The details of a song replace its player", duration: 0.5,
      from: { TrackSections(section: .player(.playing), caption: "a tap on “details” …") },
      to: { TrackSections(section: .details, caption: "its details, in place of the player") }),
    Figure(
      "profile", title: "Settings of a profile: a card with a badge on the portrait's corner, controls and buttons",
      width: 360
    ) {
      Profile()
    },
    Figure("dashboard-wide", title: "A dashboard with three columns of cards", width: 560) {
      Dashboard(columns: 3).caption("560 wide: three columns").padding(.bottom, 8)
    },
    Figure("dashboard", title: "A dashboard with two columns of cards", width: 380) {
      Dashboard(columns: 2).caption("380 wide: two columns").padding(.bottom, 8)
    },
    Figure("dashboard-narrow", title: "A dashboard with one column of cards", width: 224) {
      Dashboard(columns: 1).caption("224 wide: one column").padding(.bottom, 8)
    },
  ]
