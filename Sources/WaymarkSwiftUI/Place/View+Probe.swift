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
    /// turns. The elements are in the layer on top. Write the modifier on the view that shows the root, or around it.
    /// An embedded root has them only while its first entry is on screen.
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
        .environment(\.probedRoot, root)
    }
  }

  extension EnvironmentValues {
    /// The root whose path a UI test reads; nil without a probe.
    var probedRoot: (any Coordinator)? {
      get { self[ProbedRootKey.self] }
      set { self[ProbedRootKey.self] = newValue }
    }
  }

  private struct ProbedRootKey: EnvironmentKey {
    static var defaultValue: (any Coordinator)? { nil }
  }

  /// The elements for UI tests, in the layer on top: what lies below a cover is not on screen.
  struct ProbeElements<C: Coordinator>: ViewModifier {
    let port: ModalPort<C>
    @Environment(\.probedRoot) private var root
    @Environment(PortActivity.self) private var activity: PortActivity?

    func body(content: Content) -> some View {
      content.background {
        // Screens may show other roots.
        if let activity, root === port.root, port.isOnTop {
          ZStack {
            element("waymark.path", port.root.projection.path ?? "")
            element("waymark.settled", "\(activity.isSettled)")
          }
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
