#if canImport(SwiftUI)
  internal import Waymark

  /// The presenter of the layer that a view is in, without the type of its screens.
  @MainActor
  protocol AnchorHost: AnyObject, Sendable {
    var isOutsidePresented: Bool { get set }
  }

  extension ModalPort: AnchorHost {}
#endif
