#if canImport(SwiftUI)
  public import SwiftUI

  /// One entry of a root in the path of a host.
  struct EmbeddedEntryView<R: ScreenRendering>: View {
    let entry: EmbeddedEntry<R.C>
    let rendering: R

    var body: some View {
      let home = entry.home
      let modals = home.modals(rendering.options.traits)
      let _ = home.stack.unanimated = { withoutAnimation($0) }
      if let id = entry.id {
        view(of: id, isRoot: false, LayerScope(modals: modals, rendering: rendering))
      } else {
        LayerHost(modals: modals, rendering: rendering) { scope in
          if let first = home.stack.first { view(of: first, isRoot: true, scope) }
        }
      }
    }

    private func view(of id: EntryID, isRoot: Bool, _ scope: LayerScope<R>) -> some View {
      let port = entry.home.stack
      return EntryView(id: id, isRoot: isRoot, port: port, scope: scope)
        .id(id)
        // At each entry, because tasks of covered entries do not run.
        .modifier(StackGuard(port: port) { port.changes })
    }
  }

  extension Binding {
    /// Returns the path to show: the host's own path, with the entries of the roots that are
    /// embedded in it. Call it in the body of a view: that shows the entries to the stack.
    ///
    /// ```swift
    /// @State private var path: [OldRoute] = []
    /// @State private var books = EmbeddedPath(as: OldRoute.books) {
    ///   if case .books(let entry) = $0 { entry } else { nil }
    /// }
    ///
    /// NavigationStack(path: $path.embedding(books)) { … }
    /// ```
    ///
    /// For several kinds of roots, call this once for each:
    /// `$path.embedding(books).embedding(films)`.
    ///
    /// - Parameter embedded: The embedded path, which knows the case of the host's routes.
    /// - Returns: A binding to the whole path. The host keeps using its own.
    @MainActor
    public func embedding<C: Coordinator, Element: Hashable>(
      _ embedded: EmbeddedPath<C, Element>
    ) -> Binding<[Element]> where Value == [Element] {
      // Makes the offer that the binding repeats: this is called in the body of a view.
      let _ = embedded.path(of: wrappedValue)
      let host = self
      // Not a key path: what is written through one is written back after the roots have heard of it, over what was
      // changed then.
      return Binding { @MainActor in
        embedded.boundPath(of: host.wrappedValue)
      } set: { @MainActor path in
        embedded.write(path, of: host.wrappedValue) { host.wrappedValue = $0 }
      }
    }
  }

  extension View {
    /// Reports whether the stack of a host is in a window, for the roots that are embedded in its
    /// path.
    ///
    /// ```swift
    /// NavigationStack(path: $path.embedding(books)) { … }
    ///   .hosts(books)
    /// ```
    ///
    /// Write it if the stack can leave its window, as in a tab or below a cover. Without it, a path
    /// that SwiftUI writes meanwhile can remove entries that lie below a view of the host.
    ///
    /// - Parameter embedded: The embedded path.
    public func hosts<C: Coordinator, Element: Hashable>(
      _ embedded: EmbeddedPath<C, Element>
    ) -> some View {
      onAppear { embedded.isInWindow = true }
        .onDisappear { embedded.isInWindow = false }
    }
  }
#endif
