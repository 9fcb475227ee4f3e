import Testing

@testable import WaymarkRoutes

@Suite("Limits of links, and hostile ones")
struct LinkLimitsTests {
  private func read(_ link: String, _ limits: LinkLimits = LinkLimits()) -> Result<Int, LinkFailure>
  {
    withLink(link, prefixes: LinkPrefixes(), limits: limits) { $0.count }
  }

  @Test("A link may have as many bytes as the limit says, and no more")
  func length() {
    let limits = LinkLimits(maximumLength: 4)
    #expect(read("/abc", limits) == .success(1))
    #expect(read("/abcd", limits) == .failure(.tooLong(count: 5, limit: 4)))
    #expect(read("/äb", limits) == .success(1))
    #expect(read("/ää", limits) == .failure(.tooLong(count: 5, limit: 4)))
    let standard = String(repeating: "a", count: 65_536)
    #expect(read(standard) == .success(1))
    #expect(read(standard + "a") == .failure(.tooLong(count: 65_537, limit: 65_536)))
  }

  @Test("A path may have as many segments as the limit says, counting dots but not empty segments")
  func segments() {
    let limits = LinkLimits(maximumSegments: 2)
    #expect(read("/a/b", limits) == .success(2))
    #expect(read("//a//b//", limits) == .success(2))
    #expect(read("/a/b/c", limits) == .failure(.tooDeep(count: 3, limit: 2)))
    #expect(read("/a/../b", limits) == .failure(.tooDeep(count: 3, limit: 2)))
    #expect(read("https://example.com/a/b", limits) == .success(2))
    #expect(read("https://example.com/a/b/c", limits) == .failure(.tooDeep(count: 3, limit: 2)))
    #expect(read("/a/b?c/d/e", limits) == .success(2))
    #expect(read("/", LinkLimits(maximumSegments: 0)) == .success(0))
    #expect(read("/a", LinkLimits(maximumSegments: 0)) == .failure(.tooDeep(count: 1, limit: 0)))
    let path = String(repeating: "/a", count: 256)
    #expect(read(path) == .success(256))
    #expect(read(path + "/a") == .failure(.tooDeep(count: 257, limit: 256)))
  }

  @Test("A host that is a segment counts as one")
  func hostSegment() {
    let limits = LinkLimits(maximumSegments: 1)
    let result = withLink("myapp://a/b", prefixes: LinkPrefixes(["myapp://"]), limits: limits) {
      $0.count
    }
    #expect(result == .failure(.tooDeep(count: 2, limit: 1)))
  }

  @Test("Limits below zero and huge limits are limits, too")
  func extremes() {
    let least = LinkLimits(maximumLength: -1, maximumSegments: .min)
    #expect(least == LinkLimits(maximumLength: 0, maximumSegments: 0))
    #expect(read("", least) == .success(0))
    #expect(read("a", least) == .failure(.tooLong(count: 1, limit: 0)))
    let most = LinkLimits(maximumLength: .max, maximumSegments: .max)
    #expect(most.maximumLength == 2_147_483_647)
    #expect(read(String(repeating: "/a", count: 200_000), most) == .success(200_000))
    #expect(LinkLimits() == LinkLimits(maximumLength: 65_536, maximumSegments: 256))
  }

  @Test("Any text gets a typed answer, the same each time")
  func hostile() {
    let megabytes = String(repeating: "/../%2e%2e/a", count: 900_000)
    let links: [(String, Result<Int, LinkFailure>)] = [
      (megabytes, .failure(.tooLong(count: 10_800_000, limit: 65_536))),
      (String(repeating: "/a", count: 10_000), .failure(.tooDeep(count: 10_000, limit: 256))),
      (String(repeating: "/..", count: 10_000), .failure(.tooDeep(count: 10_000, limit: 256))),
      (String(repeating: "/", count: 65_536), .success(0)),
      (String(repeating: "%", count: 65_536), .success(1)),
      (String(repeating: "\0", count: 65_536), .success(1)),
      ("/?" + String(repeating: "&", count: 60_000), .success(0)),
      (
        String(repeating: "a", count: 60_000) + ":",
        .failure(.notOurs(String(repeating: "a", count: 80) + "…"))
      ),
      (
        "https://" + String(repeating: "[", count: 60_000),
        .failure(.notOurs("https://" + String(repeating: "[", count: 72) + "…"))
      ),
      ("https://example.com.evil/a", .success(1)),
      ("https://user:pass@example.com/a", .failure(.notOurs("https://user:pass@example.com"))),
      ("/../../../../etc/passwd", .success(2)),
    ]
    for (link, wanted) in links {
      #expect(read(link) == wanted)
      #expect(read(link) == wanted)
    }
  }
}
