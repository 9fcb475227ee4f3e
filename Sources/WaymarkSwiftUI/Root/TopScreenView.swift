#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

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
  >: View {
    let root: C
    var rendering: Rendering<C.Screen, Content, Bar, Frame>

    init(_ root: C, _ rendering: Rendering<C.Screen, Content, Bar, Frame>) {
      self.root = root
      self.rendering = rendering
    }

    /// The top screen.
    public var body: some View {
      TopStack(root, rendering).id(ObjectIdentifier(root))
    }
  }

  extension TopScreenView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - content: Makes the view of a screen.
    public init(_ root: C, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content) {
      self.init(root, Rendering(content: content))
    }
  }

  extension TopScreenView
  where C.Screen: View, Content == C.Screen, Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root whose screens are views.
    ///
    /// - Parameter root: The coordinator. The view holds it.
    public init(_ root: C) {
      self.init(root) { $0 }
    }
  }

  private struct TopStack<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    private let rendering: R
    @State private var port: TopPort<C>

    init(_ root: C, _ rendering: R) {
      self.rendering = rendering
      _port = State(initialValue: TopPort(root))
    }

    var body: some View {
      LayerHost(port.root, port.root.projection.base, rendering) { modals in
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

  private struct TopEntryView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    let id: EntryID
    let port: TopPort<C>
    let modals: ModalPort<C>
    let rendering: R
    @State private var shown = Kept(ShownEntry<C.Screen>())

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
