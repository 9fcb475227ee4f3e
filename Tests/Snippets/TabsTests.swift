import Testing
import Waymark

@MainActor
@Suite("Tabs")
struct TabsTests {
  typealias LettersCoordinator = Tabs.LettersCoordinator

  /// The tabs from the selected one on, as `back()` goes through them.
  private func way(_ policy: TabBackPolicy) -> [String] {
    // region: tabs-back
    let letters = LettersCoordinator(policy)  // b is selected
    letters.select(.a)
    letters.select(.d)
    letters.select(.c)
    var way = ["c"]
    while letters.back() == .performed {
      way.append(letters.projection.leaf?.screen ?? "")
    }
    #expect(letters.back() == .ignored(.atRoot))
    // endregion
    return way
  }

  @Test("Each back policy goes through the tabs in its own way, as the guide says")
  func policies() throws {
    #expect(way(.never) == ["c"])
    #expect(way(.first) == ["c", "a"])
    #expect(way(.initial) == ["c", "b"])
    #expect(way(.order) == ["c", "b", "a"])
    #expect(way(.history) == ["c", "d", "a", "b"])
    let guide = try Repository.text("Docs/GettingStarted.md")
    for policy in TabBackPolicy.allCases {
      let row = "| `.\(policy)` | \(way(policy).joined(separator: " → ")) |"
      let isTold = guide.contains(row)
      #expect(isTold, "the guide has no row \(row)")
    }
  }
}
