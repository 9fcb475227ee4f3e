import Testing
import Waymark
import WaymarkTesting

private enum NoteRoute: LinkedRoute {
  case home, note, a, b, door

  var presentation: Presentation { self == .note || self == .door ? .sheet : .push }

  static let links = DeepLinks<NoteRoute> {
    DeepLink("note", .note)
    DeepLink("a", .a)
    DeepLink("b", .b)
    DeepLink("door", .door)
  }
}

@MainActor
private final class NotePage {
  let actions: [ExplorerAction]

  init(_ actions: [ExplorerAction] = []) {
    self.actions = actions
  }
}

/// Notes that ask before they are left, or links that wait for a door.
@MainActor
private final class NoteCoordinator: Coordinator {
  let flow = Flow<NoteRoute, NotePage>(start: .home)
  private let door: Gate?

  init(door: Gate? = nil) {
    self.door = door
  }

  func access(to route: NoteRoute) -> Access<NoteRoute> {
    guard let door, route == .a || route == .b else { return .allow }
    return .hold(until: door, showing: .door)
  }

  func destination(for route: NoteRoute) -> Destination<NoteCoordinator> {
    .screen { navigator in
      if route == .note { navigator.leavePolicy = .confirm }
      return NotePage()
    }
  }
}

@Suite("An explorer tells apart what waits, and what asks")
@MainActor
struct ExplorerPendingTests {
  @Test("A question is answered after each move that opens it")
  func questions() async {
    var lines: [String] = []
    let report = await Explorer { NoteCoordinator() }.moves(.links)
      .beforeEachMove { lines.append($0) }.explore { _ in }
    for link in ["/a", "/b", "/door"] {
      #expect(lines.contains("open /note; open \(link); yes"))
      #expect(lines.contains("open /note; open \(link); no"))
    }
    #expect(report.cutOff == nil)
    // All that is not an answer is tried after one of them.
    let others = lines.filter { $0.hasPrefix("open /note; open /b; open ") }
    #expect(others.isEmpty, "\(others)")
  }

  @Test("Each target that waits for a gate is a state")
  func targets() async {
    var lines: [String] = []
    _ = await Explorer { NoteCoordinator(door: "door") }.moves(.links)
      .beforeEachMove { lines.append($0) }.explore { _ in }
    #expect(lines.contains { $0.hasPrefix("open /a; open ") })
    #expect(lines.contains { $0.hasPrefix("open /b; open ") })
  }
}
