#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// The root of a scene: makes its coordinator once, and opens the links that the scene gets.
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
  /// - Nothing of the tree is shown before it is decided what the scene starts with.
  /// - A URL, a web page handed over and a link in a text are opened once each, by the scene that got them.
  public struct RootView<C: Coordinator, Content: View>: View {
    private let content: @MainActor (C) -> Content
    private let opensTexts: Bool
    private var saving: NavigationSaving?
    @State private var scene: SceneRoot<C>

    /// Makes the root of a scene.
    ///
    /// - Parameters:
    ///   - inbox: Where links come in from delegates, notifications and intents; nil if there are none.
    ///   - inApp: False if links in texts shall go to the browser, also those that the root knows.
    ///   - root: Makes the coordinator, when the scene is shown for the first time.
    ///   - content: Shows it.
    public init(
      inbox: LinkInbox? = nil, inApp: Bool = true, root: @escaping @MainActor () -> C,
      @ViewBuilder content: @escaping @MainActor (C) -> Content
    ) {
      self.content = content
      opensTexts = inApp
      _scene = State(initialValue: SceneRoot(inbox, root))
    }

    /// The content, once the start is decided.
    public var body: some View {
      SceneStart(scene: scene, saving: saving, content: content)
        .modifier(LinkReceiver(opensTexts: opensTexts) { scene.open($0) })
        #if DEBUG
          .onAppear { scene.openLaunchArgument() }
        #endif
    }

    /// Saves where the user is with the scene, and comes back to it when the scene is shown again.
    ///
    /// ```swift
    /// RootView(inbox: inbox) { AppCoordinator() } content: { app in … }
    ///   .restoresNavigation(key: "navigation", while: session.isSignedIn)
    /// ```
    ///
    /// A link that brings the user here opens on what is restored. A root that shows something beside its start by
    /// then keeps it, and nothing is restored. What is written is a `NavigationSnapshot`, at most once a second, and
    /// when the scene leaves the foreground.
    ///
    /// - Parameters:
    ///   - key: The key in the scene's storage.
    ///   - isSaving: False to delete what was saved and to save nothing, while nobody is signed in most likely.
    ///   - policy: What counts if a link brings the user here.
    public func restoresNavigation(
      key: String, while isSaving: Bool = true, over policy: StartPolicy = .state
    ) -> RootView {
      var view = self
      view.saving = NavigationSaving(key: key, isOn: isSaving, policy: policy)
      return view
    }
  }
#endif
