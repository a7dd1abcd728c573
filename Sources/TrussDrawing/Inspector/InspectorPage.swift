import TrussIR
package import TrussLayout
import TrussTree
import TrussViews

/// Writes layouts of one view at several sizes as a page to look into them: the figure, the tree of views, frames, the
/// constraints of each view by category, diagnostics.
///
/// The page is one file that asks for nothing outside: its policy forbids that to the browser as well. Its content is
/// data in it (`InspectorData`), its script and its style are in files of their own.
package struct InspectorPage: Sendable {
  /// What is looked into.
  package var title: String
  /// The layouts to look into, in the order of the slider.
  package var layouts: [Layout]
  /// The one that the page begins with.
  package var start: Int

  /// Makes a page of layouts.
  package init(title: String, layouts: [Layout], start: Int) {
    self.title = title
    self.layouts = layouts
    self.start = start
  }

  /// The page as HTML; the same layouts give the same characters.
  package var document: String {
    let title = XMLText.escaped(title)
    let data = InspectorData(layouts, title: self.title, start: start).json.description
    // A `<` in a string could begin a tag that ends the element.
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
      <label\(layouts.count > 1 ? "" : " hidden")>Width
      <input type="range" id="width" min="0" max="\(layouts.count - 1)" value="\(start)" step="1"></label>
      <output id="size" for="width"></output>
      </header>
      <main>
      <section id="picture" aria-label="Figure">
      <div id="stage"><div id="drawing"></div><div id="others" aria-hidden="true"></div>\
      <div id="frame" aria-hidden="true"></div></div>
      <noscript>This page is drawn by its script.</noscript>
      </section>
      <section id="diagnostics" aria-label="Diagnostics"></section>
      <nav aria-label="Views">
      <h2 id="views-title">Views</h2>
      <ul id="views" role="tree" tabindex="0" aria-labelledby="views-title"></ul>
      </nav>
      <section id="details" aria-label="The view" aria-live="polite"></section>
      </main>
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
}
