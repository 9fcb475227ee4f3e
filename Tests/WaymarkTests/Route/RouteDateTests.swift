import Foundation
import Testing
import Waymark

/// A route with dates, as an app may decode or compute them.
private enum DateRoute: Route {
  case day(Date)
  case range(from: Date?, to: Date?)
}

private final class DateCoordinator: Coordinator {
  let flow: Flow<DateRoute, String>

  init(_ start: DateRoute) { flow = Flow(start: start) }

  func destination(for route: DateRoute) -> Destination<DateCoordinator> {
    .screen { _ in route.name }
  }
}

@MainActor
@Suite("Routes with dates that are no point in time")
struct RouteDateTests {
  private nonisolated static let seconds: [(Double, String)] = [
    (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (0, "2001-01-01 00:00:00 +0000"),
  ]

  @Test("Their name says so, and does not trap", arguments: seconds)
  func names(_ seconds: Double, _ text: String) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(DateRoute.day(date).name == "day(\(text))")
    #expect(DateRoute.range(from: nil, to: date).name == "range(from: nil, to: \(text))")
  }

  @Test("They can be pushed, described and popped", arguments: seconds)
  func shown(_ seconds: Double, _ text: String) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let app = DateCoordinator(.day(Date(timeIntervalSinceReferenceDate: 0)))
    #expect(app.push(.day(date)) == .performed)
    #expect(picture(app).contains("day(\(text))"))
    #expect(app.pop() == .performed)
  }
}
