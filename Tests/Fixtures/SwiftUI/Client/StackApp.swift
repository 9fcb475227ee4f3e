// A screen with a stack of its own, but no coordinator.
import SwiftUI
import Waymark
import WaymarkSwiftUI

enum NotesRoute: Route { case list, note(id: Int) }

struct NotesView: View {
  @State private var stack = RouteStack(NotesRoute.list)

  var body: some View {
    RouteStackView($stack) { route in
      switch route {
      case .list: NotesList()
      case .note(let id): NoteView(id: id)
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Home") { stack.popToRoot() }
      }
    }
  }
}

struct NotesList: View {
  @NearestStack(NotesRoute.self) private var stack

  var body: some View {
    List(1..<10, id: \.self) { id in
      Button("Note \(id)") { stack.push(.note(id: id)) }
    }
    .navigationTitle("Notes")
  }
}

struct NoteView: View {
  let id: Int
  @NearestStack(NotesRoute.self) private var stack

  var body: some View {
    VStack {
      Button("Next") { stack.revise(to: .note(id: id + 1)) }
      Button("Back", action: goBack)
      Button("Copy") { stack.update { $0.push(.note(id: id)) } }
    }
  }

  private func goBack() {
    if stack.pop() == .ignored(.atRoot) { stack.replaceTop(.list) }
  }
}

/// A model that holds the stack.
@MainActor
@Observable
final class NotesModel {
  var stack = RouteStack(NotesRoute.list)

  func show(_ id: Int) {
    stack.popOrPush(.note(id: id))
  }
}

struct ModelView: View {
  @Bindable var model: NotesModel

  var body: some View {
    RouteStackView($model.stack) { Text($0.name) }
  }
}
