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

  @Test("A format below the first was written by no version", arguments: [0, -1])
  func formats(format: Int) {
    let words = Self.words(#"{"format": \#(format), "version": 1, "layers": []}"#)
    #expect(
      words == "the state has format \(format), and this version reads 1: no version wrote it")
  }
}
