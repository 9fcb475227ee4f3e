import Testing
import Waymark

@testable import WaymarkTesting

private enum QuietRoute: Route {
  case list, page(Int), place(Spot)

  struct Spot: Hashable, Sendable { let number: Int }

  var name: String {
    switch self {
    case .list: "list"
    case .page: "page"
    case .place: "place"
    }
  }
}

@Suite("The difference of two paths")
struct RowDifferenceTests {
  @Test(
    "Routes that are called alike, but are not equal, are written out",
    arguments: [
      (
        .page(1), .page(2),
        """
          base, stated:  list  page
          base, there:   list  page
                               ^
          These are called alike, but are not equal: .page(1), .page(2).
        """
      ),
      (
        .place(.init(number: 1)), .place(.init(number: 2)),
        """
          base, stated:  list  place
          base, there:   list  place
                               ^
          These are called alike, but are not equal.
        """
      ),
      (
        .page(1), .list,
        """
          base, stated:  list  page
          base, there:   list  list
                               ^
        """
      ),
    ] as [(QuietRoute, QuietRoute, String)])
  fileprivate func alike(stated: QuietRoute, there: QuietRoute, text: String) {
    let difference = RowDifference(place: "base", stated: [.list, stated], there: [.list, there])
    #expect(difference.lines == text.split(separator: "\n").map(String.init))
  }
}
