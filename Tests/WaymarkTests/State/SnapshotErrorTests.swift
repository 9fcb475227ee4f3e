import Testing
import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("What is said of bytes that are no snapshot")
struct SnapshotErrorTests {
  private static func words(_ json: String) -> String? {
    do {
      _ = try NavigationSnapshot(json: Data(json.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A number that is no integer, or too large, is JSON")
  func numbers() {
    for number in ["1.5", "1e99", "99999999999999999999"] {
      let words = Self.words(#"{"format": 1, "version": \#(number), "layers": []}"#)
      #expect(
        words == "the state cannot be read: a number is no integer, or too large", "\(number)")
    }
    #expect(Self.words("{") == "the state cannot be read: it is not JSON")
    #expect(Self.words("[") == "the state cannot be read: it is not JSON")
  }

  private static func error(_ json: String, limit: Int = 1000) -> SnapshotError? {
    do {
      _ = try NavigationSnapshot(json: Data(json.utf8), limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test("Two errors are equal if their codes are")
  func equality() throws {
    let notJSON = try #require(Self.error("{"))
    let other = try #require(Self.error("[]"))
    #expect(notJSON.description != other.description)
    #expect(notJSON == other && notJSON.hashValue == other.hashValue)
    #expect(Self.error("[]", limit: 1) == Self.error("[[]]", limit: 1))
    #expect(notJSON != Self.error("[]", limit: 1))
  }

  @Test("An error carries what it speaks of, and a code that has a name")
  func context() throws {
    let long = try #require(Self.error("[[]]", limit: 2))
    #expect(long.count == 4 && long.limit == 2 && long.format == nil && long.style == nil)
    #expect("\(long.code)" == "tooLong" && long.message == long.description)
    let format = try #require(Self.error(#"{"format": 2}"#))
    #expect(format.format == 2 && format.count == nil && format.code == .unknownFormat)
    let layers = #"[{"path": ["/"], "style": "drawer"}]"#
    let style = Self.error(#"{"format": 1, "version": 1, "layers": \#(layers)}"#)
    #expect(style?.style == "drawer" && style?.limit == nil)
    for code in SnapshotError.Code.allCases {
      #expect(SnapshotError.Code(rawValue: code.rawValue) == code)
    }
    #expect(SnapshotError.Code(rawValue: "other") == nil && SnapshotError.Code.allCases.count == 5)
  }

  @Test("A format below the first was written by no version", arguments: [0, -1])
  func formats(format: Int) {
    let words = Self.words(#"{"format": \#(format), "version": 1, "layers": []}"#)
    #expect(
      words == "the state has format \(format), and this version reads 1: no version wrote it")
  }
}
