#if canImport(SwiftUI)
  internal import SwiftUI

  /// A root in a stack that the app owns: its first entry, and the entries that are pushed from it.
  struct EmbeddedStack<R: ScreenRendering>: View {
    @State var stack: StackPort<R.C>
    let modals: ModalPort<R.C>
    let rendering: R

    var body: some View {
      let _ = stack.unanimated = { withoutAnimation($0) }
      LayerHost(modals: modals, rendering: rendering) { scope in
        if let first = stack.first {
          EmbeddedLevel(id: first, depth: 0, port: stack, scope: scope)
        }
      }
    }
  }

  /// One entry, and the one that is pushed from it.
  private struct EmbeddedLevel<R: ScreenRendering>: View {
    let id: EntryID
    let depth: Int
    @Bindable var port: StackPort<R.C>
    let scope: LayerScope<R>

    var body: some View {
      // Makes the offer that the binding repeats.
      let _ = port[above: depth]
      EntryView(id: id, isRoot: depth == 0, port: port, scope: scope)
        .id(id)
        // At each level, because tasks of covered levels do not run.
        .modifier(StackGuard(port: port) { port.changes })
        .navigationDestination(item: $port[boundAbove: depth]) { next in
          EmbeddedLevel(id: next, depth: depth + 1, port: port, scope: scope)
        }
    }
  }
#endif
