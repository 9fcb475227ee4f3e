#if canImport(SwiftUI)
  internal import Waymark

  /// What presents above the layer in which a view stands, without the type of its screens.
  @MainActor
  protocol AnchorHost: AnyObject, Sendable {
    var isOutsidePresented: Bool { get set }
  }

  extension ModalPort: AnchorHost {}
#endif
