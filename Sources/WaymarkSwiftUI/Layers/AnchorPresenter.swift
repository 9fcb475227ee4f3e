#if canImport(SwiftUI)
  internal import SwiftUI

  /// Presents popovers and dialogs from the views inside that they point at.
  struct AnchorPresenter<R: ScreenRendering>: ViewModifier {
    let scope: LayerScope<R>

    func body(content: Content) -> some View {
      // The view inside knows neither the root nor how screens are shown, so it only reports its
      // place.
      content.backgroundPreferenceValue(AnchorPlaces.self) { places in
        if !places.isEmpty {
          GeometryReader { geometry in
            ForEach(places, id: \.anchor.id) { place in
              AnchorView(scope: scope, place: place, bounds: geometry[place.bounds])
            }
          }
        }
      }
      // Views in an embedded root present there, and not once more around it.
      .transformPreference(AnchorPlaces.self) { $0 = [] }
    }
  }

  /// A clear view behind the view that a presentation points at.
  ///
  /// This view registers the anchor with the port, and not the view that reports its place: for
  /// example, reports do not leave a toolbar, and a presentation must not wait for an anchor that
  /// can never present it.
  private struct AnchorView<R: ScreenRendering>: View {
    let scope: LayerScope<R>
    let place: AnchorPlace
    let bounds: CGRect

    var body: some View {
      @Bindable var port = scope.modals
      // Makes the offer that the binding repeats.
      let _ = port[.popover, at: place.anchor.id]
      Color.clear
        .frame(width: bounds.width, height: bounds.height)
        .modifier(DialogPresenter(scope: scope, anchor: place.anchor.id))
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $port[bound: .popover, at: place.anchor.id], content: scope.view)
        #endif
        .padding(EdgeInsets(top: bounds.minY, leading: bounds.minX, bottom: 0, trailing: 0))
        .onAppear { port.appear(place.anchor, in: place.entry) }
        .onDisappear { port.disappear(place.anchor.id) }
    }
  }

  /// The place of a view that presentations may point at, and which ones.
  struct AnchorPlace {
    let anchor: PresentationAnchor
    let bounds: Anchor<CGRect>
    let entry: EntryID
  }

  struct AnchorPlaces: PreferenceKey {
    static var defaultValue: [AnchorPlace] { [] }

    static func reduce(value: inout [AnchorPlace], nextValue: () -> [AnchorPlace]) {
      value += nextValue()
    }
  }
#endif
