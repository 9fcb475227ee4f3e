#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension View {
    /// Makes popovers and dialogs of a route point at this view, if the entry of the view presents
    /// them.
    ///
    /// ```swift
    /// Button("Filter") { todos.present(.filter, as: .popover) }
    ///   .presentsHere(TodosRoute.filter)
    /// ```
    ///
    /// If there are several such views, the one that appeared last presents. If there is none, the
    /// whole layer presents. The same applies to a view in a toolbar, whose place is unknown.
    ///
    /// - Parameter route: The first route of the presented layer.
    public func presentsHere<Route: Waymark.Route>(_ route: Route) -> some View {
      modifier(AnchorMark { $0.route(as: Route.self) == route })
    }

    /// Reports a presentation that is not in the tree, such as a photo picker or a share sheet.
    ///
    /// ```swift
    /// @State private var isPicking = false
    ///
    /// PhotoField()
    ///   .photosPicker(isPresented: $isPicking, selection: $photo)
    ///   .outsidePresentation($isPicking)
    /// ```
    ///
    /// While the binding is true, the layer presents nothing of the tree. If the view's entry
    /// leaves, the binding becomes false.
    ///
    /// - Parameter isPresented: True while the presentation is shown.
    public func outsidePresentation(_ isPresented: Binding<Bool>) -> some View {
      modifier(OutsidePresentation(isPresented: isPresented))
    }
  }

  private struct AnchorMark: ViewModifier {
    let matches: @MainActor (any PlacedEntry) -> Bool
    @State private var anchor = Kept(AnchorObject())
    @Environment(\.navigation) private var place

    init(_ matches: @escaping @MainActor (any PlacedEntry) -> Bool) {
      self.matches = matches
    }

    func body(content: Content) -> some View {
      // The newest closure counts, because the route may have changed.
      let _ = anchor.object.matches = matches
      // Transforms the preference and does not set it, because a view can be an anchor twice, and
      // contain other anchors.
      content.transformAnchorPreference(key: AnchorPlaces.self, value: .bounds) {
        [anchor = anchor.object, entry = place.entry?.id] places, bounds in
        guard let entry else { return }
        places.append(AnchorPlace(anchor: anchor, bounds: bounds, entry: entry))
      }
    }
  }

  private struct OutsidePresentation: ViewModifier {
    @Binding var isPresented: Bool
    @State private var mark = Kept(OutsideMark())
    @Environment(\.navigation) private var place

    func body(content: Content) -> some View {
      content
        .onChange(of: isPresented, initial: true) { _, isPresented in
          mark.object.tell(place.anchors, isPresented)
        }
        .onChange(of: place.entry?.isGone ?? false) { _, isGone in
          if isGone { isPresented = false }
        }
    }
  }

  /// The report of a view on its presentation. It counts until the view is gone, and not until the
  /// view disappears: a view also disappears when its own presentation covers it.
  @MainActor
  private final class OutsideMark {
    private weak var host: (any AnchorHost)?
    private var isPresented = false

    func tell(_ host: (any AnchorHost)?, _ isPresented: Bool) {
      // Another view of the layer may have reported the presentation. Only that view may end the
      // report.
      guard isPresented != self.isPresented else { return }
      self.host = host
      self.isPresented = isPresented
      host?.isOutsidePresented = isPresented
    }

    deinit {
      guard isPresented, let host else { return }
      Task { @MainActor in host.isOutsidePresented = false }
    }
  }
#endif
