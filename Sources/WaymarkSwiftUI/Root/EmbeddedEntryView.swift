#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows one entry of an embedded root, in a host with a path of its own.
  ///
  /// ```swift
  /// NavigationStack(path: $path.embedding(books)) {
  ///   OldList().navigationDestination(for: OldRoute.self) { route in
  ///     switch route {
  ///     case .settings: SettingsView()
  ///     case .books(let entry): EmbeddedEntryView(entry) { page in PageView(page: page) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The first entry also presents the layers of the root. The base may only contain screens,
  /// because tabs would put a stack into the host's stack.
  public struct EmbeddedEntryView<
    C: Coordinator, Content: View, Bar: ViewModifier, Frame: ViewModifier
  >: CoordinatorShowing, ScreenRendering {
    let entry: EmbeddedEntry<C>
    let content: @MainActor (C.Screen) -> Content
    let bar: @MainActor () -> Bar
    let frame: @MainActor (C.Screen) -> Frame
    /// The options that the app has set.
    public var options = ScreenOptions<C.Screen>()

    /// The screen of the entry.
    public var body: some View {
      // Ids of entries are unique only within a tree: another root at the same depth of the host's
      // path has equal ones.
      EmbeddedPlace(entry: entry, rendering: self).id(entry)
    }

    /// Puts a modifier around each `TabView`.
    ///
    /// ```swift
    /// .tabContainer { SidebarTabs() }  // a ViewModifier: content.tabViewStyle(.sidebarAdaptable)
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier.
    public func tabContainer<NewBar: ViewModifier>(
      _ modifier: @escaping @MainActor () -> NewBar
    ) -> EmbeddedEntryView<C, Content, NewBar, Frame> {
      .init(entry: entry, content: content, bar: modifier, frame: frame, options: options)
    }

    /// Puts a modifier around presented layers: for sizes, backgrounds or transitions.
    ///
    /// ```swift
    /// .presented { screen in FilterStyle(isFilter: screen.isFilter) }
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier for a layer, and gets its first screen.
    public func presented<NewFrame: ViewModifier>(
      _ modifier: @escaping @MainActor (C.Screen) -> NewFrame
    ) -> EmbeddedEntryView<C, Content, Bar, NewFrame> {
      .init(entry: entry, content: content, bar: bar, frame: modifier, options: options)
    }
  }

  extension EmbeddedEntryView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry in the host's route.
    ///   - content: Makes the view of a screen.
    public init(
      _ entry: EmbeddedEntry<C>, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content
    ) {
      self.init(
        entry: entry, content: content, bar: { .identity }, frame: { _ in .identity })
    }

    /// Shows an entry of a root whose screens are views.
    ///
    /// - Parameter entry: The entry in the host's route.
    public init(_ entry: EmbeddedEntry<C>) where C.Screen: View, Content == C.Screen {
      self.init(entry) { $0 }
    }
  }

  private struct EmbeddedPlace<R: ScreenRendering>: View {
    let entry: EmbeddedEntry<R.C>
    let rendering: R

    var body: some View {
      let home = entry.home
      let modals = home.modals(rendering.options.traits)
      let _ = home.stack.unanimated = { withoutAnimation($0) }
      if let id = entry.id {
        view(of: id, isRoot: false, modals)
      } else {
        LayerHost(modals: modals, rendering: rendering) { modals in
          if let first = home.stage.stage.stack?.root {
            view(of: first, isRoot: true, modals)
          }
        }
      }
    }

    private func view(of id: EntryID, isRoot: Bool, _ modals: ModalPort<R.C>) -> some View {
      EntryView(
        id: id, isRoot: isRoot, port: entry.home.stack, stage: entry.home.stage, modals: modals,
        rendering: rendering
      )
      .onDisappear { entry.home.stack.disappear(id) }
      .id(id)
      // At each entry, because tasks of covered entries do not run.
      .modifier(StackGuard(port: entry.home.stack))
    }
  }

  extension Binding {
    /// Returns the path to show: the host's own path, with the entries of the roots that are
    /// embedded in it.
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
      self[dynamicMember: \.[through: embedded]]
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

  extension Array where Element: Hashable {
    @MainActor
    fileprivate subscript<C: Coordinator>(through embedded: EmbeddedPath<C, Element>) -> [Element] {
      get { embedded.path(of: self) }
      set { embedded.write(newValue, to: &self) }
    }
  }
#endif
