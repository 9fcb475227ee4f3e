#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Tabs that take a whole layer.
  struct TabsView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    private let tabs: LayerTabs<C.Screen>
    private let modals: ModalPort<C>
    private let rendering: R
    @State private var port: TabPort<C>

    init(_ tabs: LayerTabs<C.Screen>, _ modals: ModalPort<C>, _ rendering: R) {
      self.tabs = tabs
      self.modals = modals
      self.rendering = rendering
      _port = State(initialValue: TabPort(modals.root, tabs))
    }

    var body: some View {
      TabContainer(port: port, items: items) { layer in
        TabStage(layer, in: port, modals, rendering)
      }
      .modifier(rendering.bar())
      .modifier(Settles(port: port))
      .onDisappear { port.disappear() }
    }

    private var items: [TabItem<C.Screen>] {
      tabs.layers.enumerated().map { position, layer in
        TabItem(layer: layer, label: rendering.options.label(of: position, in: tabs))
      }
    }
  }

  private struct TabItem<Screen>: Identifiable {
    let layer: Layer<Screen>
    let label: TabLabel

    // Places of tabs change when the tabs are reloaded.
    var id: LayerID { layer.id }
  }

  /// The content of one tab or column.
  struct TabStage<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    private let tabs: TabPort<C>
    private let modals: ModalPort<C>
    private let rendering: R
    @State private var port: StagePort<C>

    init(
      _ layer: Layer<C.Screen>, in tabs: TabPort<C>, _ modals: ModalPort<C>, _ rendering: R
    ) {
      self.tabs = tabs
      self.modals = modals
      self.rendering = rendering
      _port = State(initialValue: StagePort(modals.root, layer))
    }

    var body: some View {
      StageView(port: port, modals: modals, tabs: tabs, rendering: rendering)
        .onAppear { tabs.appear(port.layer.id) }
    }
  }

  /// The platform's tabs, before iOS 18 and since.
  private struct TabContainer<C: Coordinator, Stage: View>: View {
    @Bindable var port: TabPort<C>
    let items: [TabItem<C.Screen>]
    @ViewBuilder let stage: (Layer<C.Screen>) -> Stage

    var body: some View {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        TabView(selection: $port.selection) {
          ForEach(items, id: \.id) { item in
            Tab(value: item.id, role: item.label.role == .search ? .search : nil) {
              stage(item.layer)
            } label: {
              TabLabelView(label: item.label)
            }
            #if !os(tvOS) && !os(watchOS)
              .badge(item.label.badge)
            #endif
            .accessibilityIdentifier(
              item.label.identifier ?? "", isEnabled: item.label.identifier != nil)
          }
        }
      } else {
        TabView(selection: $port.selection) {
          ForEach(items) { item in
            stage(item.layer)
              .tabItem { TabLabelView(label: item.label) }
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
