import Foundation
import Waymark

// region: menu-coding
nonisolated struct Greeting: Hashable, Codable, Sendable { var name: String, isLoud: Bool }

enum GreetingsRoute: Route, Codable { case menu, greeting(Greeting) }

final class GreetingsCoordinator: Coordinator {
  let flow = Flow<GreetingsRoute, String>(start: .menu)

  var routeCoding: RouteCoding<GreetingsRoute> {
    RouteCoding(
      text: { route in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(route)).map { String(decoding: $0, as: UTF8.self) }
      },
      route: { try? JSONDecoder().decode(GreetingsRoute.self, from: Data($0.utf8)) })
  }

  func destination(for route: GreetingsRoute) -> Destination<GreetingsCoordinator> {
    switch route {
    case .menu: .screen { "Menu" }
    case .greeting(let greeting): .screen { "Hello \(greeting.name)" }
    }
  }
}
// endregion
