import Kit
import Testing

@Suite("Text for screens")
struct TextTests {
  @Test(
    "Text from people and files is put on one line",
    arguments: [
      ("Buy milk", "Buy milk"),
      ("", ""),
      ("a\nb", #"a\nb"#),
      ("a\r\nb\rc", #"a\r\nb\rc"#),
      ("tab\there", #"tab\there"#),
      ("\u{1B}[31mred", #"\u{1B}[31mred"#),
      ("\u{0}\u{7F}\u{85}", #"\u{0}\u{7F}\u{85}"#),
      ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
      ("\u{202E}abc\u{2066}", #"\u{202E}abc\u{2066}"#),
      ("\u{200E}a\u{200F}b\u{61C}", #"\u{200E}a\u{200F}b\u{61C}"#),
      ("\u{202A}\u{202B}\u{202C}\u{202D}", #"\u{202A}\u{202B}\u{202C}\u{202D}"#),
      ("\u{2067}\u{2068}\u{2069}\u{206A}\u{206F}", #"\u{2067}\u{2068}\u{2069}\u{206A}\u{206F}"#),
      ("\u{AD}\u{200B}\u{2060}\u{2064}\u{FEFF}", #"\u{AD}\u{200B}\u{2060}\u{2064}\u{FEFF}"#),
      ("\u{180E}\u{FFF9}\u{1D173}\u{E0001}", #"\u{180E}\u{FFF9}\u{1D173}\u{E0001}"#),
      ("نمی\u{200C}شود שלום \u{600}١", "نمی\u{200C}شود שלום \u{600}١"),
      ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E007F}"),
      ("a\n\u{301}b", "a\\n\u{301}b"),
      ("é 日本 👩‍👩‍👧 \\n", "é 日本 👩‍👩‍👧 \\n"),
    ])
  func oneLine(text: String, line: String) {
    #expect(text.oneLine() == line)
  }

  @Test(
    "Text on one line can be cut to a number of characters",
    arguments: [
      ("Buy milk", 8, "Buy milk"), ("Buy milk", 7, "Buy mi…"), ("Buy milk", 1, "…"),
      ("Buy milk", 0, "…"), ("", 1, ""), ("ééé", 3, "ééé"), ("éééé", 3, "éé…"), ("a\nb", 3, "a\\…"),
    ])
  func limited(text: String, limit: Int, line: String) {
    #expect(text.oneLine(limit: limit) == line)
  }

  @Test(
    "Long text is wrapped between words",
    arguments: [
      ("", 10, [""]),
      ("one two", 7, ["one two"]),
      ("one two", 6, ["one", "two"]),
      ("one  two\tthree", 20, ["one two three"]),
      ("  leading and trailing  ", 40, ["leading and trailing"]),
      ("one\ntwo\r\nthree", 10, ["one", "two", "three"]),
      ("one\n\ntwo\n", 10, ["one", "", "two", ""]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("abcdef", 3, ["abc", "def"]),
      ("a bcdefgh ij", 3, ["a", "bcd", "efg", "h", "ij"]),
      ("ab cd", 0, ["a", "b", "c", "d"]),
      ("éé éé", 2, ["éé", "éé"]),
      ("a\u{1B}b", 9, [#"a\u{1B}b"#]),
      (" ", 3, [""]),
    ])
  func wrapped(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(columns: columns) == lines)
  }

  @Test("Wrapping keeps every word, in order, in lines of at most 72 characters")
  func wrappedByDefault() throws {
    for post in try SampleData.bundled().posts {
      let lines = post.body.wrapped()
      #expect(lines.allSatisfy { $0.count <= 72 })
      #expect(
        lines.flatMap { $0.split(separator: " ") } == post.body.split { $0 == " " || $0.isNewline })
    }
  }

  @Test(
    "A page says which items it shows",
    arguments: [
      (1, 10, 48, "showing 1-10 of 48", 5), (5, 10, 48, "showing 41-48 of 48", 5),
      (5, 12, 49, "showing 49 of 49", 5), (1, 10, 0, "nothing to show", 1),
      (1, 10, 10, "showing 1-10 of 10", 1), (99, 10, 48, "showing 41-48 of 48", 5),
      (-3, 10, 48, "showing 1-10 of 48", 5), (2, 0, 3, "showing 2 of 3", 3),
      (1, Int.max, 3, "showing 1-3 of 3", 1), (Int.max, 5, 0, "nothing to show", 1),
    ])
  func page(number: Int, size: Int, total: Int, summary: String, count: Int) {
    let page = Page(number, size: size, of: Array(0..<total))
    #expect(page.summary == summary)
    #expect(page.count == count)
    #expect(page.total == total)
    let first = page.items.first ?? 0
    #expect(page.items == Array(first..<(first + page.items.count)))
  }

  @Test("The pages of a list are the list")
  func allPages() {
    let list = (0..<23).reversed()
    for size in 1...24 {
      let first = Page(1, size: size, of: list)
      let items = (1...first.count).flatMap { Page($0, size: size, of: list).items }
      #expect(items == Array(list))
    }
  }
}
