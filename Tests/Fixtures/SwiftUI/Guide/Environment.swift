// Environment values, and who inherits them.
import SwiftUI
import Waymark
import WaymarkSwiftUI

@MainActor @Observable
final class NotesStore {
  var isCompact = false
}

// region: swiftui-environment-mistake
struct StyledList: View {
  let store: NotesStore

  var body: some View {
    NotesList()
      .environment(store)  // Neither the notes that it pushes nor its sheets get it.
  }
}
// endregion

struct StyledRoot: View {
  let notes: NotesCoordinator
  let store: NotesStore

  var body: some View {
    // region: swiftui-environment
    CoordinatorView(notes) { screen in
      NotesScreenView(screen)
        .environment(store)  // Every screen of every layer gets it.
    }
    // endregion
  }
}
