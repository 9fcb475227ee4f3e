#if canImport(SwiftUI)
  internal import SwiftUI

  /// Two or three columns that take a whole layer.
  struct SplitView<R: ScreenRendering>: View {
    @State var port: TabPort<R.C>
    let columns: LayerTabs<R.C.Screen>
    let scope: LayerScope<R>
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    #if !os(macOS) && !os(tvOS) && !os(watchOS)
      // Read around the columns: inside a column, the size class would be that of the column.
      @Environment(\.horizontalSizeClass) private var width
      /// Whether there is room for only one column.
      private var isCollapsed: Bool { width == .compact }
    #elseif !os(tvOS) && !os(watchOS)
      private let isCollapsed = false
    #else
      private let isCollapsed = true
    #endif

    var body: some View {
      container
        .onChange(of: isCollapsed, initial: true) { port.isCollapsed = $1 }
        .modifier(Settles(port: port))
        .onDisappear { port.disappear() }
    }

    /// The platform's columns.
    @ViewBuilder private var container: some View {
      @Bindable var port = port
      // Makes the offer that the binding repeats.
      let _ = port.selection
      let layers = columns.layers
      let visibility = scope.options.columnVisibility ?? $ownVisibility
      // The number of columns of a split never changes.
      if layers.count == 3 {
        NavigationSplitView(
          columnVisibility: visibility,
          preferredCompactColumn: $port[named: .sidebar, then: [.content, .detail]]
        ) {
          column(layers[0])
        } content: {
          column(layers[1])
        } detail: {
          column(layers[2])
        }
      } else if layers.count == 2 {
        NavigationSplitView(
          columnVisibility: visibility,
          preferredCompactColumn: $port[named: .sidebar, then: [.detail]]
        ) {
          column(layers[0])
        } detail: {
          column(layers[1])
        }
      }
    }

    private func column(_ layer: Layer<R.C.Screen>) -> some View {
      TabStage(layer: layer, tabs: port, scope: scope).id(layer.id)
    }
  }
#endif
