#if canImport(SwiftUI)
  public import SwiftUI

  /// Opens links that a scene receives from the system, and links in its texts.
  struct LinkReceiver: ViewModifier {
    let receive: @MainActor (String) -> Void
    /// Returns false for a link that leads out of the app; nil to open no links in texts.
    let openText: (@MainActor (String) -> Bool)?
    @Environment(\.openURL) private var outer

    func body(content: Content) -> some View {
      content
        .onOpenURL { receive($0.absoluteString) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { receive(url.absoluteString) }
        }
        .environment(\.openURL, openText.map(action) ?? outer)
    }

    /// Opens links of the app here, and leaves all others to the system, which tells the caller whether it has opened
    /// them.
    private func action(_ openText: @escaping @MainActor (String) -> Bool) -> OpenURLAction {
      OpenURLAction { url in openText(url.absoluteString) ? .handled : .systemAction }
    }
  }

  extension View {
    /// Opens the links of a scene in a root, for apps that do not use ``RootView``.
    ///
    /// ```swift
    /// OldTabView(app: app).opensLinks(in: app)
    /// ```
    ///
    /// Write it once, on the outermost view of a scene: the system calls all views that ask for links.
    ///
    /// - Parameters:
    ///   - root: The root that opens the links. The view holds it.
    ///   - policy: What happens to the presented layers.
    public func opensLinks<C: Coordinator>(
      in root: C, over policy: OpenPolicy = .dismissModals
    ) -> some View {
      modifier(
        LinkReceiver(
          receive: { root.projection.open($0, over: policy) },
          openText: { root.projection.openText($0, over: policy) }))
    }

    /// Offers the visible screen to the user's other devices, as a web page.
    ///
    /// ```swift
    /// TodoDetail(model).advertisesLink(under: "https://example.com")
    /// ```
    ///
    /// - Parameter prefix: The text before the path of the visible link. If it does not begin with `http` or `https`,
    ///   nothing is offered, because other links are no web pages.
    public func advertisesLink(under prefix: String) -> some View {
      modifier(LinkAdvertiser(prefix: prefix))
    }
  }

  private struct LinkAdvertiser: ViewModifier {
    let prefix: String
    @Environment(\.navigation) private var place

    func body(content: Content) -> some View {
      let url = place.path.flatMap { URL(string: prefix + $0) }.flatMap { isPage($0) ? $0 : nil }
      content.userActivity(NSUserActivityTypeBrowsingWeb, isActive: url != nil) { activity in
        activity.webpageURL = url
      }
    }

    /// The system raises an exception if it gets any other URL as a web page.
    private func isPage(_ url: URL) -> Bool {
      ["http", "https"].contains(url.scheme?.lowercased())
    }
  }
#endif
