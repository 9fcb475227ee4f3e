#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Presents popovers and dialogs from the views in an entry at which they point.
  struct AnchorPresenter<C: Coordinator, R: ScreenRendering>: ViewModifier
  where R.Screen == C.Screen {
    @Bindable var port: ModalPort<C>
    let root: C
    let rendering: R

    func body(content: Content) -> some View {
      // The view itself knows neither the root nor how screens are shown, so it only says where it is.
      content.backgroundPreferenceValue(AnchorPlaces.self) { places in
        if !places.isEmpty {
          GeometryReader { geometry in
            ForEach(places) { place in
              let bounds = geometry[place.bounds]
              Color.clear
                .frame(width: bounds.width, height: bounds.height)
                .modifier(
                  DialogPresenter(port: port, anchor: place.id, dialog: rendering.options.dialog)
                )
                #if !os(tvOS) && !os(watchOS)
                  .popover(item: $port[.popover, at: place.id]) { layer in
                    PresentedLayer(port: port, root: root, layer: layer, rendering: rendering)
                    .id(layer.id)
                  }
                #endif
                .padding(EdgeInsets(top: bounds.minY, leading: bounds.minX, bottom: 0, trailing: 0))
            }
          }
        }
      }
    }
  }

  /// Where a view is at which something may point.
  struct AnchorPlace: Identifiable {
    let id: AnchorID
    let bounds: Anchor<CGRect>
  }

  struct AnchorPlaces: PreferenceKey {
    static var defaultValue: [AnchorPlace] { [] }

    static func reduce(value: inout [AnchorPlace], nextValue: () -> [AnchorPlace]) {
      value += nextValue()
    }
  }
#endif
