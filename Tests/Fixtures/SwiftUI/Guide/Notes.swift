// Sheets, popovers, dialogs, and screens that ask before the user leaves them.
import SwiftUI
import Waymark
import WaymarkSwiftUI

// region: swiftui-notes-routes
enum NotesRoute: Route {
  case list, note(id: Int), add, filter, confirmDelete(id: Int)

  var presentation: Presentation {
    switch self {
    case .list, .note: .push
    case .add: .sheet
    case .filter: .popover
    case .confirmDelete: .dialog
    }
  }
}

enum NotesScreen {
  case list, note(id: Int), add(Draft), filter, confirmDelete(Deletion)
}
// endregion

final class NotesCoordinator: Coordinator {
  let flow = Flow<NotesRoute, NotesScreen>(start: .list)

  func destination(for route: NotesRoute) -> Destination<NotesCoordinator> {
    switch route {
    case .list: .screen { .list }
    case .note(let id): .screen { .note(id: id) }
    case .add: .screen { navigator in .add(Draft(navigator)) }
    case .filter: .screen { .filter }
    case .confirmDelete(let id): .screen { navigator in .confirmDelete(Deletion(id, navigator)) }
    }
  }
}

// region: swiftui-draft
@MainActor @Observable
final class Draft {
  var text = "" {
    didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm }
  }
  private let navigator: Navigator<NotesCoordinator>

  init(_ navigator: Navigator<NotesCoordinator>) { self.navigator = navigator }

  func save() {
    navigator.leavePolicy = .free
    navigator.dismiss()
  }

  func cancel() { navigator.dismiss() }
}
// endregion

@MainActor
final class Deletion {
  let id: Int
  private let navigator: Navigator<NotesCoordinator>

  init(_ id: Int, _ navigator: Navigator<NotesCoordinator>) {
    self.id = id
    self.navigator = navigator
  }

  func delete() { navigator.dismiss() }
}

struct NotesScreenView: View {
  let screen: NotesScreen

  init(_ screen: NotesScreen) { self.screen = screen }

  var body: some View {
    switch screen {
    case .list: NotesList()
    case .note(let id): NoteView(id: id)
    case .add(let draft): DraftView(draft: draft)
    case .filter: Text("Filter")
    // Shown where there are no dialogs, as a sheet.
    case .confirmDelete(let deletion): Button("Delete") { deletion.delete() }
    }
  }
}

// region: swiftui-notes-view
struct NotesView: View {
  let notes: NotesCoordinator

  var body: some View {
    CoordinatorView(notes) { screen in NotesScreenView(screen) }
      .presented { screen in PresentedStyle(screen: screen) }
  }
}

struct PresentedStyle: ViewModifier {
  let screen: NotesScreen

  func body(content: Content) -> some View {
    content
      .presentationDetents(isHalf ? [.medium, .large] : [.large])
      .presentationCornerRadius(24)
      .tint(.accentColor)
  }

  private var isHalf: Bool {
    if case .add = screen { true } else { false }
  }
}
// endregion

struct NotesDialogs: View {
  let notes: NotesCoordinator

  var body: some View {
    // region: swiftui-dialogs
    CoordinatorView(notes) { screen in NotesScreenView(screen) }
      .dialogs { screen in
        switch screen {
        case .confirmDelete(let deletion):
          DialogContent(
            Text("Delete the note?"), message: Text("It cannot be brought back."),
            style: .confirmation,
            buttons: [
              .init(Text("Delete"), role: .destructive) { deletion.delete() },
              .init(Text("Cancel"), role: .cancel) {},
            ])
        default: nil
        }
      }
    // endregion
  }
}

struct NotesLeaving: View {
  let notes: NotesCoordinator

  var body: some View {
    // region: swiftui-leave-question
    CoordinatorView(notes) { screen in NotesScreenView(screen) }
      .leaveQuestion { request in
        DialogContent(
          Text("Throw the draft away?"), message: Text(verbatim: request.name),
          buttons: [
            .init(Text("Throw away"), role: .destructive) { request.proceed() },
            .init(Text("Keep writing"), role: .cancel) {},
          ])
      }
      .closeOwners { screen in
        if case .add = screen { true } else { false }
      }
    // endregion
  }
}

// region: swiftui-draft-view
struct DraftView: View {
  @Bindable var draft: Draft

  var body: some View {
    Form { TextField("Note", text: $draft.text) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { draft.cancel() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { draft.save() } }
      }
  }
}
// endregion

// region: swiftui-anchors
struct NotesList: View {
  @NearestNavigator(NotesCoordinator.self) private var notes

  var body: some View {
    VStack {
      Button("Filter") { notes.navigate(to: .filter) }
        .presentsHere(NotesRoute.filter)
      List(1..<10, id: \.self) { id in
        HStack {
          Button("Note \(id)") { notes.push(.note(id: id)) }
          Spacer()
          Button("Delete", role: .destructive) { notes.navigate(to: .confirmDelete(id: id)) }
            .presentsHere(NotesRoute.confirmDelete(id: id))
        }
        .buttonStyle(.plain)
      }
    }
  }
}
// endregion

struct NoteView: View {
  let id: Int

  var body: some View {
    Text("Note \(id)").navigationTitle("Note")
  }
}
