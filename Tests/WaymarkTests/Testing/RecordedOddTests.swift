import Testing
import Waymark
import WaymarkTesting

@Suite("A recorded navigator of routes with a wrong ==")
@MainActor
struct RecordedOddTests {
  @Test("Nothing traps, and everything is recorded", arguments: Oddness.allCases)
  func script(oddness: Oddness) async {
    let moods = OddRoute.Moods(seed: 17)
    let routes = (0..<6).map { OddRoute(id: $0, version: $0 % 2, oddness: oddness, moods: moods) }
    var failures = 0
    let recorded = RecordedNavigator<OddChild> { _ in failures += 1 }
    for route in routes + routes {
      recorded.say(.denied("closed"), to: .push([route]))
      recorded.say(.unchanged, to: .present(route, as: nil))
      recorded.answer(route, with: route.id, times: 2)
    }
    let answers = recorded.unusedAnswers.count
    var taken = 0
    for route in routes + routes {
      let navigator = recorded.navigator
      let outcomes = [
        navigator.push(route), navigator.present(route), navigator.select(route),
        navigator.replaceTop(route), navigator.pop(toLast: route), navigator.open(route),
      ]
      #expect(outcomes.count == 6)
      if await navigator.navigate(to: route, returning: Int.self) != nil { taken += 1 }
    }
    #expect(recorded.actions.count == 7 * 12)
    #expect(answers == 24 && recorded.unusedAnswers.count == 24 - taken)
    // A question without an answer gets nil, and a failure.
    #expect(failures == 12 - taken)
  }

  @Test("A scripted outcome counts for everything that == takes for the same verb")
  func said() {
    let moods = OddRoute.Moods(seed: 1)
    func outcomes(_ oddness: Oddness) -> [Outcome] {
      let recorded = RecordedNavigator<OddChild>(fail: record)
      func route(_ id: Int, _ version: Int) -> OddRoute {
        OddRoute(id: id, version: version, oddness: oddness, moods: moods)
      }
      recorded.say(.denied("closed"), to: .push([route(1, 1)]))
      return [route(1, 1), route(1, 2), route(3, 1)].map { recorded.navigator.push($0) }
    }
    let closed = Outcome.denied("closed")
    #expect(outcomes(.oneHash) == [closed, .performed, .performed])
    #expect(outcomes(.equalByID) == [closed, closed, .performed])
    #expect(outcomes(.alwaysEqual) == [closed, closed, closed])
    #expect(outcomes(.neverEqual) == [.performed, .performed, .performed])
  }
}
