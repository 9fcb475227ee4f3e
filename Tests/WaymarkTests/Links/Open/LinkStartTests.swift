import Testing

@testable import WaymarkRoutes

@Suite("Where an opened link begins")
struct LinkStartTests {
  @Test("At the root: with a scheme or a leading slash")
  func root() {
    for text in [
      "/", "//a", "/..", "https://a/b", "app:", "a+b.c-9:x", "javascript:alert(1)", "a:b",
    ] {
      #expect(LinkStart(of: text) == .root, "\(text)")
    }
  }

  @Test("At the visible screen: `./` and `../`")
  func current() {
    for text in [".", "./", "..", "../8", ".?a=1", "..#a"] {
      #expect(LinkStart(of: text) == .current, "\(text)")
    }
  }

  @Test("At the mount: all others, also those with a colon that ends no scheme")
  func mount() {
    for text in [
      "", "8", "?q=a:b", "#a:b", "a/b:c", "...", "%2E", "12:30", ":a", " https://a", "\thttps://a",
      "é:b", "a b:c", "ht\ntps://a",
    ] {
      #expect(LinkStart(of: text) == .mount, "\(text)")
    }
  }
}
