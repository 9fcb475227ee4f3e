#if canImport(SwiftUI)
  internal import SwiftUI

  /// Tabs that take a whole layer.
  struct TabsView<R: ScreenRendering>: View {
    @State var port: TabPort<R.C>
    let tabs: LayerTabs<R.C.Screen>
    let scope: LayerScope<R>

    var body: some View {
      container
        .modifier(scope.rendering.bar())
        .modifier(Settles(port: port))
        .onDisappear { port.disappear() }
    }

    /// The platform's tabs, before iOS 18 and since.
    @ViewBuilder private var container: some View {
      @Bindable var port = port
      // Makes the offer that the binding repeats.
      let _ = port.selection
      // Places of tabs change when the tabs are reloaded, so their ids are those of their layers.
      let items = tabs.layers.enumerated().map { position, layer in
        (id: layer.id, layer: layer, label: scope.options.label(tabs, position))
      }
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        TabView(selection: $port.boundSelection) {
          ForEach(items, id: \.id) { item in
            Tab(value: item.id, role: item.label.role == .search ? .search : nil) {
              TabStage(layer: item.layer, tabs: port, scope: scope)
            } label: {
              Label(title: { item.label.title }, icon: { item.label.image })
            }
            #if !os(tvOS) && !os(watchOS)
              .badge(item.label.badge)
            #endif
            .accessibilityIdentifier(
              item.label.identifier ?? "", isEnabled: item.label.identifier != nil)
          }
        }
      } else {
        TabView(selection: $port.boundSelection) {
          ForEach(items, id: \.id) { item in
            TabStage(layer: item.layer, tabs: port, scope: scope)
              .tabItem { Label(title: { item.label.title }, icon: { item.label.image }) }
              #if !os(tvOS) && !os(watchOS)
                .badge(item.label.badge)
              #endif
              .tag(item.id)
          }
        }
      }
    }
  }
#endif
