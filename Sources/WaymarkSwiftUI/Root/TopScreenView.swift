#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows the top screen of a root, without a stack or bars: for onboarding, wizards, or one pane
  /// of a larger view.
  ///
  /// ```swift
  /// TopScreenView(wizard) { screen in
  ///   WizardStep(screen)
  ///     .transition(.move(edge: direction == .back ? .leading : .trailing))
  /// }
  /// ```
  ///
  /// `NavigationPlace.direction` is the direction of the last change. The view presents the layers
  /// of the root. For tabs and columns in the base, it shows the top of the selected one.
  public struct TopScreenView<
    C: Coordinator, Content: View, Bar: ViewModifier, Frame: ViewModifier
  >: CoordinatorShowing, ScreenRendering {
    let root: C
    let content: @MainActor (C.Screen) -> Content
    let bar: @MainActor () -> Bar
    let frame: @MainActor (C.Screen) -> Frame
    /// The options that the app has set.
    public var options = ScreenOptions<C.Screen>()

    /// The top screen.
    public var body: some View {
      TopStack(port: TopPort(root), rendering: self).id(ObjectIdentifier(root))
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
    ) -> TopScreenView<C, Content, NewBar, Frame> {
      .init(root: root, content: content, bar: modifier, frame: frame, options: options)
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
    ) -> TopScreenView<C, Content, Bar, NewFrame> {
      .init(root: root, content: content, bar: bar, frame: modifier, options: options)
    }
  }

  extension TopScreenView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - content: Makes the view of a screen.
    public init(_ root: C, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content) {
      self.init(
        root: root, content: content, bar: { .identity }, frame: { _ in .identity })
    }

    /// Shows a root whose screens are views.
    ///
    /// - Parameter root: The coordinator. The view holds it.
    public init(_ root: C) where C.Screen: View, Content == C.Screen {
      self.init(root) { $0 }
    }
  }

  private struct TopStack<R: ScreenRendering>: View {
    @State var port: TopPort<R.C>
    let rendering: R

    var body: some View {
      LayerHost(
        modals: ModalPort(
          port.root, port.root.projection.base, traits: rendering.options.traits),
        rendering: rendering
      ) { modals in
        // A transition needs the old and the new screen side by side.
        ZStack {
          if let top = port.top {
            TopEntryView(id: top, port: port, modals: modals, rendering: rendering).id(top)
          }
        }
        // Around both screens: a modifier between the stack and a screen would disable the screen's
        // transition.
        .modifier(AnchorPresenter(port: modals, rendering: rendering))
      }
    }
  }

  private struct TopEntryView<R: ScreenRendering>: View {
    let id: EntryID
    let port: TopPort<R.C>
    let modals: ModalPort<R.C>
    let rendering: R
    @State private var shown = Kept(ShownEntry<R.C.Screen>())

    var body: some View {
      if let look = shown.object.look(
        port.entry(id), in: port.root, modals,
        direction: { [weak port] in port?.direction ?? .none })
      {
        rendering.content(look.screen)
          .environment(\.navigation, look.place)
      }
    }
  }
#endif
