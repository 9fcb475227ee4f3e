@testable import WaymarkRoutes

extension LinkTrie {
  /// One walk, for tests that need no more.
  func firstMatch(in reader: LinkReader, attempt: (Int, LinkCaptures) -> Bool) -> Bool {
    withWalk { walk in walk.firstMatch(in: reader, attempt: attempt) }
  }
}
