#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Presents popovers and dialogs from the views in it at which they point.
  struct AnchorPresenter<C: Coordinator, R: ScreenRendering>: ViewModifier
  where R.Screen == C.Screen {
    let port: ModalPort<C>
    let root: C
    let rendering: R

    func body(content: Content) -> some View {
      // The view itself knows neither the root nor how screens are shown, so it only says where it is.
      content.backgroundPreferenceValue(AnchorPlaces.self) { places in
        if !places.isEmpty {
          GeometryReader { geometry in
            ForEach(places) { place in
              AnchorView(
                port: port, root: root, rendering: rendering, place: place,
                bounds: geometry[place.bounds])
            }
          }
        }
      }
      // What stands in a root inside of another is presented there, and not once more around it.
      .transformPreference(AnchorPlaces.self) { $0 = [] }
    }
  }

  /// A clear view behind the one at which something points.
  ///
  /// It tells the port of the anchor, and not the view that says where it is: what that says does not come out of a
  /// toolbar, for example, and what nothing presents must not be kept for an anchor.
  private struct AnchorView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    @Bindable var port: ModalPort<C>
    let root: C
    let rendering: R
    let place: AnchorPlace
    let bounds: CGRect

    var body: some View {
      Color.clear
        .frame(width: bounds.width, height: bounds.height)
        .modifier(DialogPresenter(port: port, anchor: place.id, dialog: rendering.options.dialog))
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $port[.popover, at: place.id]) { layer in
            PresentedLayer(port: port, root: root, layer: layer, rendering: rendering).id(layer.id)
          }
        #endif
        .padding(EdgeInsets(top: bounds.minY, leading: bounds.minX, bottom: 0, trailing: 0))
        .onAppear {
          port.appear(place.id, in: place.entry) { [anchor = place.anchor] in anchor.matches($0) }
        }
        .onDisappear { port.disappear(place.id) }
    }
  }

  /// Where a view is at which something may point, and what that is.
  struct AnchorPlace: Identifiable {
    let anchor: AnchorObject
    let bounds: Anchor<CGRect>
    let entry: EntryID

    var id: AnchorID { anchor.id }
  }

  /// What a view keeps for as long as it is there: who it is, and what may point at it.
  @MainActor
  final class AnchorObject {
    nonisolated let id = AnchorID()
    var matches: @MainActor (any PlacedEntry) -> Bool = { _ in false }
  }

  struct AnchorPlaces: PreferenceKey {
    static var defaultValue: [AnchorPlace] { [] }

    static func reduce(value: inout [AnchorPlace], nextValue: () -> [AnchorPlace]) {
      value += nextValue()
    }
  }
#endif
