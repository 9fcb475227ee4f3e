#if canImport(SwiftUI)
  internal import SwiftUI

  /// A stack with its root entry, or only that entry where no stack is allowed.
  struct StackView<R: ScreenRendering>: View {
    @State var port: StackPort<R.C>
    let root: EntryID
    let scope: LayerScope<R>

    var body: some View {
      @Bindable var port = port
      let _ = port.unanimated = { withoutAnimation($0) }
      let first = EntryView(id: root, isRoot: true, port: port, scope: scope)
      if port.hasStack(root, unless: scope.options.ownsStack) {
        // Makes the offer that the binding repeats.
        let _ = port.path
        NavigationStack(path: $port.boundPath) {
          first.navigationDestination(for: EntryID.self) { id in
            EntryView(id: id, isRoot: false, port: port, scope: scope).id(id)
          }
        }
        .id(port.generation)
        // Outside the identity: when containers are replaced, the old one disappears after the
        // new one has appeared.
        .onAppear { port.isInWindow = true }
        .onDisappear { port.isInWindow = false }
        .modifier(StackGuard(port: port) { port.changes })
      } else {
        first
      }
    }
  }
#endif
