#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Adds two invisible elements for UI tests, in debug builds.
    ///
    /// ```swift
    /// CoordinatorView(app) { ScreenView($0) }.navigationProbe(app)
    ///
    /// // In the UI test:
    /// let probe = application.otherElements["waymark.path"]
    /// XCTAssert(probe.wait(for: \.label, toEqual: "/todos/7", timeout: 5))
    /// ```
    ///
    /// The label of `waymark.path` is the path of the visible screen, as in `Projection.path`. The
    /// label of `waymark.settled` is `true` unless a port is still offering something in further
    /// turns.
    ///
    /// - Parameter root: The root whose path is shown.
    public func navigationProbe<C: Coordinator>(_ root: C) -> some View {
      #if DEBUG
        modifier(NavigationProbe(root: root))
      #else
        self
      #endif
    }
  }

  private struct NavigationProbe<C: Coordinator>: ViewModifier {
    let root: C
    @State private var activity = Kept(PortActivity())

    func body(content: Content) -> some View {
      content
        .environment(activity.object)
        .background {
          ZStack {
            element("waymark.path", root.projection.path ?? "")
            element("waymark.settled", "\(activity.object.isSettled)")
          }
        }
    }

    private func element(_ identifier: String, _ label: String) -> some View {
      Color.clear
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityIdentifier(identifier)
    }
  }
#endif
