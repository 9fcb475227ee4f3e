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
    /// Of several views the one presents that appeared last; without any the whole layer does. So it is for a view in
    /// a toolbar, which cannot say where it is.
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
    @State private var anchor = Kept(AnchorObject())
    @Environment(\.navigation) private var place

    init(_ matches: @escaping @MainActor (any PlacedEntry) -> Bool) {
      self.matches = matches
    }

    func body(content: Content) -> some View {
      // The newest one counts: the route may be another one now.
      let _ = anchor.object.matches = matches
      // Transformed and not set: a view may be an anchor twice, and hold others.
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

  /// What a view has said of its presentation. That counts until the view is gone: it also disappears when what it
  /// presents covers it.
  @MainActor
  private final class OutsideMark {
    private weak var host: (any AnchorHost)?
    private var isPresented = false

    func tell(_ host: (any AnchorHost)?, _ isPresented: Bool) {
      // Another view of the layer may have said so: only who did takes it back.
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
