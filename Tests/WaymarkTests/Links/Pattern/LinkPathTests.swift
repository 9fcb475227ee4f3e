import Testing
import Waymark

@Suite("Paths")
struct LinkPathTests {
  @Test(
    "Each text has one final spelling",
    arguments: [
      ("", "/"), ("/", "/"), ("///", "/"), ("todos", "/todos"), ("/todos/", "/todos"),
      ("todos//7", "/todos/7"), ("./todos/./7/.", "/todos/7"), ("/todos/../posts", "/posts"),
      ("../../x", "/x"), ("/a/../../..", "/"), ("...", "/..."), ("/%2E%2E/%2e", "/%2E%2E/%2E"),
      ("/a%2fb", "/a%2Fb"), ("/%61", "/a"), ("/a b/ä", "/a%20b/%C3%A4"), ("/a+b", "/a+b"),
      ("/a?b=c", "/a?b=c"), ("/a?", "/a"), ("/a?b=c#d", "/a?b=c#d"), ("/a#b?c", "/a#b?c"),
      ("#", "/"),
      ("/a#", "/a"), ("/a?#b", "/a#b"), ("/a/#/../b", "/a#/../b"), ("a#b#c", "/a#b#c"),
      ("#\u{301}", "/#\u{301}"),
      ("?", "/"), ("?q=1", "/?q=1"), ("/a??b", "/a??b"), ("/a?b/../c", "/a?b/../c"),
      ("/%GG/%", "/%GG/%"),
      ("/%C3", "/%C3"), ("//example.com/a", "/example.com/a"), ("/a\\b", "/a%5Cb"),
    ])
  func spelling(_ text: String, spelled: String) {
    let path = LinkPath(text)
    #expect(path.description == spelled)
    #expect(LinkPath(path.description) == path)
  }

  @Test("The segments are decoded; a malformed one stays as it was written")
  func segments() {
    #expect(LinkPath("/a%2Fb/%2E%2E/%GG/ä").segments == ["a/b", "..", "%GG", "ä"])
    #expect(LinkPath("").segments == [])
    #expect(LinkPath("/a?q=%41").query == "q=%41")
    #expect(LinkPath("/a").query == "")
    #expect(LinkPath("/a?q=%41#b?c#d").query == "q=%41")
    #expect(LinkPath("/a?q=%41#b?c#d").fragment == "b?c#d")
    #expect(LinkPath("/a#b").query == "" && LinkPath("/a#b").fragment == "b")
    #expect(LinkPath("/a?b").fragment == "" && LinkPath("/a#b") != LinkPath("/a"))
  }

  @Test("A path is made of decoded segments with any content")
  func ofSegments() {
    #expect(
      LinkPath(segments: ["files", "a/b", "..", "", "?"]).description == "/files/a%2Fb/%2E%2E/%3F")
    #expect(LinkPath(segments: ["100%", "%41"]).segments == ["100%", "%41"])
    #expect(LinkPath(segments: []) == LinkPath("/"))
  }

  @Test(
    "A relative text is resolved against the path; an absolute one replaces it",
    arguments: [
      ("/todos/7", "../8", "/todos/8"), ("/todos/7", "comments", "/todos/7/comments"),
      ("/todos/7", "./comments/", "/todos/7/comments"), ("/todos/7", "", "/todos/7"),
      ("/todos/7", ".", "/todos/7"), ("/todos/7", "./", "/todos/7"), ("/todos/7", "..", "/todos"),
      ("/todos/7", "../..", "/"), ("/todos/7", "../../../../a", "/a"),
      ("/todos/7", "/posts", "/posts"),
      ("/todos/7", "/", "/"), ("/todos/7", "//x", "/x"), ("/todos/7", "/../x", "/x"),
      ("/", "a", "/a"),
      ("/todos/7", "a/../b", "/todos/7/b"), ("/todos/7", "a//b", "/todos/7/a/b"),
      ("/todos?x=1", "a", "/todos/a"), ("/todos", "?x=1", "/todos?x=1"),
      ("/todos?x=1", "#top", "/todos#top"), ("/todos", "../posts?x=1#y", "/posts?x=1#y"),
      ("/todos#top", "7", "/todos/7"), ("/todos#top", "", "/todos"),
      ("/todos", "%2E%2E", "/todos/%2E%2E"), ("/todos", "%GG", "/todos/%GG"),
    ])
  func resolving(_ base: String, text: String, result: String) {
    #expect(LinkPath(base).resolving(text).description == result)
  }

  @Test(
    "A path is deeper than another, higher, sideways, or at the same place",
    arguments: [
      ("/todos", "/todos", .same), ("/", "", .same), ("/a/b?x=1", "a//b/?y=2", .same),
      ("/%61", "/a", .same), ("/", "/a/b", .deeper(by: 2)), ("/a", "/a/b", .deeper(by: 1)),
      ("/a/b/c", "/a", .higher(by: 2)), ("/a", "/", .higher(by: 1)), ("/a", "/b", .sideways),
      ("/a", "/ab", .sideways), ("/a/b", "/a/c/d", .sideways), ("/a/b", "/b", .sideways),
      ("/a", "/A", .sideways), ("/a/b", "/a%2Fb", .sideways),
    ] as [(String, String, LinkPath.Direction)])
  func direction(_ from: String, to: String, direction: LinkPath.Direction) {
    #expect(LinkPath(from).direction(to: LinkPath(to)) == direction)
    let back: LinkPath.Direction =
      switch direction {
      case .deeper(let count): .higher(by: count)
      case .higher(let count): .deeper(by: count)
      case .same, .sideways: direction
      }
    #expect(LinkPath(to).direction(to: LinkPath(from)) == back)
  }

  @Test("A path is a prefix of itself and of those below, by whole segments")
  func prefix() {
    let path = LinkPath("/todos")
    #expect(path.isPrefix(of: LinkPath("/todos?x=1")))
    #expect(path.isPrefix(of: LinkPath("/todos/7#a")))
    #expect(!path.isPrefix(of: LinkPath("/todos-done")))
    #expect(!path.isPrefix(of: LinkPath("/")))
    #expect(LinkPath("/").isPrefix(of: path))
  }

  @Test("Two paths with equal segments and different queries differ, and neither is deeper")
  func equality() {
    #expect(LinkPath("/a?x=1") != LinkPath("/a"))
    #expect(LinkPath("/a?x=1") == LinkPath("a/?x=1"))
    #expect(LinkPath("/a?x=1").direction(to: LinkPath("/a")) == .same)
    #expect(Set(["/a", "a", "/a/", "/%61", "/b/../a"].map(LinkPath.init)).count == 1)
  }
}
