#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Presents popovers and dialogs from the views in an entry at which they point.
  struct AnchorPresenter<C: Coordinator, R: ScreenRendering>: ViewModifier
  where R.Screen == C.Screen {
    @Bindable var port: ModalPort<C>
    let root: C
    let entry: EntryID
    let rendering: R

    func body(content: Content) -> some View {
      // The view itself knows neither the root nor how screens are shown, so it only says where it is.
      content.backgroundPreferenceValue(AnchorPlaces.self) { places in
        // What stands in another entry, or in a root inside of this one, is presented there.
        let own = places.filter { $0.entry == entry && $0.host === port }
        if !own.isEmpty {
          GeometryReader { geometry in
            ForEach(own) { place in
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
                // A view of which nothing is heard here, in a bar for example, presents nothing: the layer does.
                .onAppear { port.appear(place.id, in: entry) { place.matches($0) } }
                .onDisappear { port.disappear(place.id) }
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
    /// The entry in which the view stands, and what presents above its layer.
    let entry: EntryID?
    let host: (any AnchorHost)?
    let matches: @MainActor (any PlacedEntry) -> Bool
  }

  struct AnchorPlaces: PreferenceKey {
    static var defaultValue: [AnchorPlace] { [] }

    static func reduce(value: inout [AnchorPlace], nextValue: () -> [AnchorPlace]) {
      value += nextValue()
    }
  }
#endif
