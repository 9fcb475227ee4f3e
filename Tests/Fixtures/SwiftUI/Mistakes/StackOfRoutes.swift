// Mistakes around a stack without a coordinator.
import SwiftUI
import Waymark
import WaymarkSwiftUI

enum NotesRoute: Route { case list, note(id: Int) }

struct MissingCase: View {
  @State private var stack = RouteStack(NotesRoute.list)

  var body: some View {
    RouteStackView($stack) { route in
      // below: switch must be exhaustive
      switch route {
      case .list: Text("list")
      }
    }
  }
}

struct NoBinding: View {
  @State private var stack = RouteStack(NotesRoute.list)

  var body: some View {
    // below: cannot convert value
    RouteStackView(stack) { Text($0.name) }
  }
}

struct NoRoute: View {
  // below: requires that 'Int' conform to 'Route'
  @NearestStack(Int.self) private var stack

  var body: some View { Text("x") }
}

struct OtherRoute: View {
  @NearestStack(NotesRoute.self) private var stack

  var body: some View {
    // below: reference to member 'todo' cannot be resolved
    Button("x") { stack.push(.todo(id: 7)) }
  }
}
