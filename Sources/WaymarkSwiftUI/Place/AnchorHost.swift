#if canImport(SwiftUI)
  internal import Waymark

  /// What presents above the layer of a view, without the type of its screens.
  @MainActor
  protocol AnchorHost: AnyObject, Sendable {
    var isOutsidePresented: Bool { get set }
  }

  extension ModalPort: AnchorHost {}
#endif
