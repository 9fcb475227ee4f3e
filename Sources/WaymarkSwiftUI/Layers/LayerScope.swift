#if canImport(SwiftUI)
  internal import SwiftUI

  /// The layer around a view, and how screens are shown in it.
  @MainActor
  struct LayerScope<R: ScreenRendering> {
    let modals: ModalPort<R.C>
    let rendering: R

    var root: R.C { modals.root }
    var options: ScreenOptions<R.C.Screen> { rendering.options }
  }
#endif
