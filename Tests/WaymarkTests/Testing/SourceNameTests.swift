import Testing
import Waymark

@testable import WaymarkTesting

extension LeavePolicy {
  final class Inner {}

  enum Space { final class Innermost {} }

  fileprivate final class Hidden {}
}

@Suite("The name of a type in recorded source")
struct SourceNameTests {
  enum Own { final class Inside {} }

  private final class Private {}

  @Test("It has the types around it, without the module")
  func names() {
    #expect(sourceName(of: DiaryCoordinator.self) == "DiaryCoordinator")
    #expect(sourceName(of: Own.Inside.self) == "SourceNameTests.Own.Inside")
  }

  @Test("Also in an extension of a type of another module")
  func extended() {
    #expect(sourceName(of: LeavePolicy.Inner.self) == "LeavePolicy.Inner")
    #expect(sourceName(of: LeavePolicy.Space.Innermost.self) == "LeavePolicy.Space.Innermost")
  }

  @Test("A private type has its own name alone")
  func hidden() {
    #expect(sourceName(of: Private.self) == "Private")
    #expect(sourceName(of: LeavePolicy.Hidden.self) == "Hidden")
  }
}
