#if canImport(SwiftUI)
  public import SwiftUI

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
      modifier(AnchorMark(route: route))
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
    /// leaves, the binding becomes false. Beside the entries of a root, as in `tabContainer` or
    /// `navigates(in:)`, it is a report to all layers of the root. Outside a root, it does nothing.
    ///
    /// - Parameter isPresented: True while the presentation is shown.
    public func outsidePresentation(_ isPresented: Binding<Bool>) -> some View {
      modifier(OutsidePresentation(isPresented: isPresented))
    }
  }

  private struct AnchorMark: ViewModifier {
    let route: any Route
    @State private var anchor = Kept(PresentationAnchor())
    @Environment(\.navigation) private var place

    func body(content: Content) -> some View {
      let _ = anchor.object.route = route
      // Transforms the preference and does not set it, because a view can be an anchor twice, and
      // contain other anchors.
      content.transformAnchorPreference(key: AnchorPlaces.self, value: .bounds) {
        [anchor = anchor.object, entry = place.entryID] places, bounds in
        if let entry { places.append(AnchorPlace(anchor: anchor, bounds: bounds, entry: entry)) }
      }
    }
  }

  private struct OutsidePresentation: ViewModifier {
    @Binding var isPresented: Bool
    @State private var mark = Kept(OutsideReport())
    @Environment(\.navigation) private var place

    func body(content: Content) -> some View {
      content
        .onChange(of: isPresented, initial: true) { mark.object.tell($1, at: place) }
        .onChange(of: place.isGone) { _, isGone in if isGone { isPresented = false } }
    }
  }
#endif
