#if canImport(SwiftUI)
  public import SwiftUI

  /// The root of a scene. Makes its coordinator once, and opens the links that the scene receives.
  ///
  /// ```swift
  /// @main struct TodoApp: App {
  ///   let inbox = LinkInbox()
  ///
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       RootView(inbox: inbox) { AppCoordinator() } content: { app in
  ///         CoordinatorView(app) { screen in ScreenView(screen) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// ## Guarantees
  ///
  /// - Each scene has a root of its own, made once.
  /// - The tree is not shown until it is decided what the scene starts with.
  /// - A URL, a web page from Handoff or a link in a text is opened once, by the scene that
  ///   received it.
  public struct RootView<C: Coordinator, Content: View>: View {
    private let content: @MainActor (C) -> Content
    private let opensTexts: Bool
    private let policy: OpenPolicy
    private var saving: NavigationSaving?
    @State private var scene: ScenePort<C>

    /// Makes the root of a scene.
    ///
    /// - Parameters:
    ///   - inbox: The inbox for links from delegates, notifications and intents; nil if there are
    ///     none.
    ///   - policy: What happens to what is presented when the scene itself receives a link. The
    ///     inbox has a policy of its own for each link.
    ///   - inApp: False to open all links in texts with the browser, even those that the root
    ///     knows.
    ///   - root: Makes the coordinator when the scene is shown for the first time, or returns one
    ///     that was made elsewhere.
    ///   - content: Makes the view of the coordinator.
    public init(
      inbox: LinkInbox? = nil, over policy: OpenPolicy = .dismissModals, inApp: Bool = true,
      root: @escaping @MainActor () -> C, @ViewBuilder content: @escaping @MainActor (C) -> Content
    ) {
      self.content = content
      self.policy = policy
      opensTexts = inApp
      _scene = State(initialValue: ScenePort(inbox, root))
    }

    /// The content, once the start is decided.
    public var body: some View {
      ZStack {
        if scene.start.isDecided { content(scene.root) }
      }
      .modifier(
        SceneKeeper(scene: scene, saving: saving, stored: SceneStorage(saving?.key ?? "waymark"))
      )
      .modifier(Settles(port: scene.start))
      .modifier(LinkReceiver(opensTexts: opensTexts) { scene.open($0, over: policy) })
      .onAppear {
        scene.start.appear()
        #if DEBUG
          scene.openLaunchLink()
        #endif
      }
    }

    /// Saves the navigation state with the scene, and restores it when the scene is shown again.
    ///
    /// ```swift
    /// RootView(inbox: inbox) { AppCoordinator() } content: { app in … }
    ///   .restoresNavigation(key: "navigation", while: session.isSignedIn)
    /// ```
    ///
    /// If a link starts the scene, the link opens after the restore. If the root already shows more
    /// than its start, it keeps that, and nothing is restored. The view writes a
    /// `NavigationSnapshot`, at most once a second, and when the scene leaves the foreground.
    ///
    /// - Parameters:
    ///   - key: The key in the scene's storage.
    ///   - isSaving: False to delete the saved state and to save nothing, for example while no user
    ///     is signed in.
    ///   - policy: What happens if a link starts the scene.
    public func restoresNavigation(
      key: String, while isSaving: Bool = true, over policy: StartPolicy = .state
    ) -> RootView {
      var view = self
      view.saving = NavigationSaving(key: key, isOn: isSaving, policy: policy)
      return view
    }
  }
#endif
