#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows a root coordinator: its stacks, tabs, columns, sheets, covers, popovers and dialogs.
  ///
  /// ```swift
  /// struct ContentView: View {
  ///   let app: AppCoordinator  // made by `RootView`
  ///
  ///   var body: some View {
  ///     CoordinatorView(app) { screen in
  ///       switch screen {
  ///       case .home(let model): HomeView(model)
  ///       case .todos(let screen): TodosScreenView(screen)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Modifiers that the closure adds to a screen apply to every entry of every layer. Environment
  /// values that one screen sets do not reach screens that it pushes or presents.
  ///
  /// Its own modifiers return it with one option set. If an option is set twice, the later one
  /// counts.
  ///
  /// ## Guarantees
  ///
  /// - The tree decides. Gestures of the user are reported to it, and only ever remove entries.
  /// - A screen is evaluated when values that it reads change, and not for a push above it.
  /// - A root is freed with its last view and its last outside reference.
  public struct CoordinatorView<
    C: Coordinator, Content: View, Bar: ViewModifier, Frame: ViewModifier
  >: View, ScreenRendering {
    let part: RootPart<C>
    let content: @MainActor (C.Screen) -> Content
    let bar: @MainActor () -> Bar
    let frame: @MainActor (C.Screen) -> Frame
    var options = ScreenOptions<C.Screen>()

    /// What the style shows, with all layers above it.
    public var body: some View {
      // Ids are unique only within a tree, so another root has equal ones. Views that an app puts around containers are
      // beside the entries.
      switch part {
      case .root(let root, .whole):
        LayerView(modals: base(of: root), rendering: self)
          .id(ObjectIdentifier(root))
          .navigates(in: root)
      case .root(let root, .embedded):
        EmbeddedStack(
          stack: StackPort(root, root.projection.base), modals: base(of: root), rendering: self
        )
        .id(ObjectIdentifier(root))
        .environment(\.navigation, .beside(root))
      case .root(let root, .topScreen):
        TopScreen(port: TopPort(root), modals: base(of: root), rendering: self)
          .id(ObjectIdentifier(root))
          .navigates(in: root)
      case .entry(let entry):
        EmbeddedEntryView(entry: entry, rendering: self).id(entry)
          .environment(\.navigation, .beside(entry.home.root))
      }
    }

    private func base(of root: C) -> ModalPort<C> {
      ModalPort(root, root.projection.base, traits: options.traits)
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
    ) -> CoordinatorView<C, Content, NewBar, Frame> {
      .init(part: part, content: content, bar: modifier, frame: frame, options: options)
    }

    /// Puts a modifier around presented layers: for heights, sizes, backgrounds or transitions.
    ///
    /// ```swift
    /// .presented { screen in FilterStyle(isFilter: screen.isFilter) }
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier for a layer, and gets its first screen. Once that
    ///   has left, it gets the screen that is first then.
    public func presented<NewFrame: ViewModifier>(
      _ modifier: @escaping @MainActor (C.Screen) -> NewFrame
    ) -> CoordinatorView<C, Content, Bar, NewFrame> {
      .init(part: part, content: content, bar: bar, frame: modifier, options: options)
    }
  }

  /// What is shown of a root.
  enum RootPart<C: Coordinator> {
    case root(C, RootStyle.Kind)
    case entry(EmbeddedEntry<C>)
  }

  extension CoordinatorView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - style: How to show it.
    ///   - content: Makes the view of a screen.
    public init(
      _ root: C, as style: RootStyle = .whole,
      @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content
    ) {
      self.init(
        part: .root(root, style.kind), content: content, bar: { .identity },
        frame: { _ in .identity })
    }

    /// Shows a root whose screens are views.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - style: How to show it.
    public init(_ root: C, as style: RootStyle = .whole)
    where C.Screen: View, Content == C.Screen {
      self.init(root, as: style) { $0 }
    }

    /// Shows one entry of an embedded root, in a host with a path of its own.
    ///
    /// ```swift
    /// NavigationStack(path: $path.embedding(books)) {
    ///   OldList().navigationDestination(for: OldRoute.self) { route in
    ///     switch route {
    ///     case .settings: SettingsView()
    ///     case .books(let entry): CoordinatorView(entry: entry) { page in PageView(page: page) }
    ///     }
    ///   }
    /// }
    /// ```
    ///
    /// The first entry also presents the layers of the root. The base may only contain screens,
    /// because tabs would put a stack into the host's stack.
    ///
    /// - Parameters:
    ///   - entry: The entry in the host's route.
    ///   - content: Makes the view of a screen.
    public init(
      entry: EmbeddedEntry<C>, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content
    ) {
      self.init(
        part: .entry(entry), content: content, bar: { .identity }, frame: { _ in .identity })
    }
  }
#endif
