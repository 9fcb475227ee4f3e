#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension View {
    /// Makes a view what popovers and dialogs of a route point at, if the entry presents them in which it stands.
    ///
    /// ```swift
    /// Button("Filter") { todos.present(.filter, as: .popover) }
    ///   .presentsHere(TodosRoute.filter)
    /// ```
    ///
    /// Of several views the one presents that appeared last; without any the whole layer does.
    ///
    /// - Parameter route: The first route of what is presented.
    public func presentsHere<Route: Waymark.Route>(_ route: Route) -> some View {
      modifier(AnchorMark { $0.route(as: Route.self) == route })
    }

    /// Says that something is presented that is not in the tree: a photo picker, a share sheet.
    ///
    /// ```swift
    /// @State private var isPicking = false
    ///
    /// PhotoField()
    ///   .photosPicker(isPresented: $isPicking, selection: $photo)
    ///   .outsidePresentation($isPicking)
    /// ```
    ///
    /// While it is true, nothing of the tree is presented on the layer; and if the view's entry leaves, it becomes false.
    ///
    /// - Parameter isPresented: Whether it is there.
    public func outsidePresentation(_ isPresented: Binding<Bool>) -> some View {
      modifier(OutsidePresentation(isPresented: isPresented))
    }
  }

  private struct AnchorMark: ViewModifier {
    let matches: @MainActor (any PlacedEntry) -> Bool
    @State private var anchor = AnchorID()
    @Environment(\.navigation) private var place

    init(_ matches: @escaping @MainActor (any PlacedEntry) -> Bool) {
      self.matches = matches
    }

    func body(content: Content) -> some View {
      content
        .anchorPreference(key: AnchorPlaces.self, value: .bounds) { [anchor] bounds in
          [AnchorPlace(id: anchor, bounds: bounds)]
        }
        .onAppear {
          if let entry = place.entry { place.anchors?.appear(anchor, in: entry.id, for: matches) }
        }
        .onDisappear { place.anchors?.disappear(anchor) }
    }
  }

  private struct OutsidePresentation: ViewModifier {
    @Binding var isPresented: Bool
    @Environment(\.navigation) private var place

    func body(content: Content) -> some View {
      content
        .onChange(of: isPresented, initial: true) { _, isPresented in
          place.anchors?.isOutsidePresented = isPresented
        }
        .onChange(of: place.entry?.isGone ?? false) { _, isGone in
          if isGone { isPresented = false }
        }
        .onDisappear { place.anchors?.isOutsidePresented = false }
    }
  }
#endif
