import TrussIR
package import TrussLayout
import TrussTree
import TrussViews

/// Writes layouts of one view at several sizes as an HTML page. The page shows the figure, the tree of views, the frame
/// of each view with the reasons for it, the view's constraints by purpose, and diagnostics.
///
/// The page is one file that loads nothing from outside; its content security policy enforces this. The content is JSON
/// (`InspectorData`); the script (`InspectorScript`) and style sheet (`InspectorStyle`) are separate sources.
package enum InspectorPage {
  /// An SVG document that shows the figure as an overlay or, if `moves` is true, as an animation whose time the reader
  /// can control. Ids in the document must not occur elsewhere in the page.
  package typealias Drawing = (document: String, moves: Bool)

  /// The page as HTML. Equal layouts give equal pages.
  ///
  /// - Parameters:
  ///   - title: the title of the page.
  ///   - layouts: the layouts to inspect, in the order of the slider.
  ///   - start: the index of the layout that the page shows first.
  ///   - drawing: the overlay or movement below the picture; none by default.
  package static func document(title: String, layouts: [LayoutResult], start: Int, drawing: Drawing? = nil) -> String {
    let data = InspectorData(layouts, title: title, start: start).json.description
    let title = XMLText.escaped(title)
    // A `<` in a string could begin a tag that ends the script element.
    let safe = String(data.flatMap { $0 == "<" ? Array("\\u003c") : [$0] })
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:">
      <title>\(title)</title>
      <style>
      \(InspectorStyle.sheet)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      \(widths(of: layouts, start))
      <div class="group" role="group" aria-label="Zoom">
      <button type="button" id="zoom-out" aria-label="Zoom out">\u{2212}</button>
      <output id="zoom" aria-label="Zoom level"></output>
      <button type="button" id="zoom-in" aria-label="Zoom in">+</button>
      <button type="button" id="zoom-whole">100 %</button>
      <button type="button" id="zoom-fit" aria-pressed="true">Fit</button>
      </div>
      <label><input type="checkbox" id="frames"> Frames</label>
      <label class="theme"><span class="roomy">Theme</span> <select id="theme" aria-label="Theme"><option value="automatic">Automatic</option><option value="light">Light</option>\
      <option value="dark">Dark</option></select></label>
      </header>
      <main>
      <section id="outline" aria-label="Views">
      <label class="search">Views <input type="search" id="search" placeholder="Name, text or kind" \
      autocomplete="off" spellcheck="false"></label>
      <p id="found" role="status"></p>
      <ul id="views" role="tree" tabindex="0" aria-label="Views"></ul>
      </section>
      <div id="middle">
      <p id="summary"><output id="size" for="width"></output> <span id="facts"></span></p>
      <section id="picture" aria-label="Figure" tabindex="0">
      <div id="stage"><div id="drawing"></div></div>
      <noscript>This page is drawn by its script.</noscript>
      </section>
      \(drawing.map(section) ?? "")\
      <section id="diagnostics" aria-labelledby="diagnostics-title">
      <h2 id="diagnostics-title">Diagnostics</h2>
      <div id="messages"></div>
      </section>
      </div>
      <section id="details" aria-label="The view" tabindex="0"></section>
      </main>
      <p id="status" role="status"></p>
      <script type="application/json" id="data">
      \(safe)
      </script>
      <script>
      \(InspectorScript.source)
      </script>
      </body>
      </html>

      """
  }

  private static func section(of drawing: Drawing) -> String {
    let time = """
      <div class="group" id="times" role="group" aria-label="Time">
      <button type="button" id="play">Play</button>
      <input type="range" id="time" aria-label="Time in seconds" min="0" step="any">
      <output id="seconds" for="time"></output>
      </div>

      """
    return """
      <section id="drawn" aria-labelledby="drawn-title">
      <h2 id="drawn-title">The figure\(drawing.moves ? "'s movement" : "'s overlay")</h2>
      \(drawing.moves ? time : "")\
      <div id="drawn-figure">\(drawing.document)</div>
      </section>

      """
  }

  /// A slider with a tick for each width, and a field for entering a width; empty for a single layout.
  private static func widths(of layouts: [LayoutResult], _ start: Int) -> String {
    guard layouts.count > 1 else { return "" }
    let ticks = layouts.indices.map { "<option value=\"\($0)\"></option>" }.joined()
    let numbers = layouts.map { "<option value=\"\(shortest($0.size.width))\"></option>" }.joined()
    return """
      <div class="group" role="group" aria-label="Width">
      <label>Width <input type="number" id="width-entry" list="widths" min="0" step="any" inputmode="decimal"></label>
      <input type="range" id="width" aria-label="Recorded widths" list="ticks" min="0" max="\(layouts.count - 1)" \
      value="\(start)" step="1">
      <datalist id="ticks">\(ticks)</datalist><datalist id="widths">\(numbers)</datalist>
      </div>
      """
  }
}
