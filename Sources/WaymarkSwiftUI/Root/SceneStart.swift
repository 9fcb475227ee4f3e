#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Shows a root once it is decided what it begins with.
  struct SceneStart<C: Coordinator, Content: View>: View {
    let scene: SceneRoot<C>
    let saving: NavigationSaving?
    let content: @MainActor (C) -> Content
    @Environment(\.scenePhase) private var phase

    var body: some View {
      shown
        .onAppear { scene.port.appear() }
        .modifier(Settles(port: scene.port))
        .onChange(of: phase, initial: true) { _, phase in
          if phase == .active { scene.links.becomeActive() }
        }
    }

    @ViewBuilder private var shown: some View {
      let stack = ZStack {
        if scene.port.isDecided { content(scene.root) }
      }
      if let saving {
        stack.modifier(SavesNavigation(saving, start: scene.port, state: scene.state))
      } else {
        stack
      }
    }
  }

  /// The state of a scene. It makes nothing until it is asked, because each init of a view makes
  /// new state.
  @MainActor
  final class SceneRoot<C: Coordinator> {
    private let inbox: LinkInbox
    private let make: @MainActor () -> C
    private(set) lazy var root = make()
    private(set) lazy var links = inbox.connect { [weak self] link, policy in
      self?.root.show(link, over: policy) ?? .ignored(.left)
    }
    private(set) lazy var port = StartPort(root, links)
    private(set) lazy var state = StatePort(root)

    init(_ inbox: LinkInbox?, _ make: @escaping @MainActor () -> C) {
      self.inbox = inbox ?? LinkInbox()
      self.make = make
    }

    /// Opens a link in this scene, at once or when its start is decided.
    func open(_ link: String) -> Outcome? {
      links.becomeActive()
      return inbox.open(link)
    }

    #if DEBUG
      private var hasStarted = false

      /// Opens the link with which a UI test starts the app. Only once, because a scene appears
      /// again when a cover goes.
      func openLaunchArgument() {
        guard !hasStarted else { return }
        hasStarted = true
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "-waymark-open"), flag + 1 < arguments.count
        else {
          return
        }
        _ = open(arguments[flag + 1])
      }
    #endif
  }
#endif
