import Testing

/// The scan of drawings finds links that run a script, and passes those that a browser reads as a file.
struct MarkupScanTests {
  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " java&#9;script:alert(1)", "javascript&#58;alert(1)",
    "vbscript:x", "data:text/html,x",
  ])
  func aLinkThatRunsIsFound(link: String) {
    #expect(throws: Finding.self) { try MarkupScan.check("<svg><a href=\"\(link)\"></a></svg>") }
    #expect(throws: Finding.self) { try MarkupScan.check("<svg><a xlink:href=\"\(link)\"/></svg>") }
  }

  @Test(arguments: ["javascriptz", "javascript/a.md", "#javascript:a", "https://example.org/javascript:a"])
  func aPathIsNone(link: String) {
    #expect(throws: Never.self) { try MarkupScan.check("<svg><a href=\"\(link)\"></a></svg>") }
  }
}
