#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Two or three columns that take a whole layer.
  struct SplitView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    private let columns: LayerTabs<C.Screen>
    private let modals: ModalPort<C>
    private let rendering: R
    @State private var port: TabPort<C>

    init(_ columns: LayerTabs<C.Screen>, _ modals: ModalPort<C>, _ rendering: R) {
      self.columns = columns
      self.modals = modals
      self.rendering = rendering
      _port = State(initialValue: TabPort(modals.root, columns))
    }

    var body: some View {
      SplitContainer(
        port: port, columns: columns.layers, visibility: rendering.options.columnVisibility
      ) { layer in
        TabStage(layer, in: port, modals, rendering).id(layer.id)
      }
      .modifier(SplitWidth(port: port))
      .modifier(Settles(port: port))
      .onDisappear { port.disappear() }
    }
  }

  /// The platform's columns.
  private struct SplitContainer<C: Coordinator, Column: View>: View {
    @Bindable var port: TabPort<C>
    let columns: [Layer<C.Screen>]
    let visibility: Binding<NavigationSplitViewVisibility>?
    @ViewBuilder let column: (Layer<C.Screen>) -> Column
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      // The number of columns of a split never changes.
      if columns.count == 3 {
        NavigationSplitView(
          columnVisibility: visibility ?? $ownVisibility, preferredCompactColumn: $port.ofThree
        ) {
          column(columns[0])
        } content: {
          column(columns[1])
        } detail: {
          column(columns[2])
        }
      } else if columns.count == 2 {
        NavigationSplitView(
          columnVisibility: visibility ?? $ownVisibility, preferredCompactColumn: $port.ofTwo
        ) {
          column(columns[0])
        } detail: {
          column(columns[1])
        }
      }
    }
  }

  /// Reports whether there is room for only one column.
  private struct SplitWidth<C: Coordinator>: ViewModifier {
    let port: TabPort<C>
    #if !os(macOS) && !os(tvOS) && !os(watchOS)
      // Read around the columns: inside a column, the size class would be that of the column.
      @Environment(\.horizontalSizeClass) private var width
    #endif

    func body(content: Content) -> some View {
      content.onChange(of: isCollapsed, initial: true) { _, isCollapsed in
        port.isCollapsed = isCollapsed
      }
    }

    private var isCollapsed: Bool {
      #if !os(macOS) && !os(tvOS) && !os(watchOS)
        width == .compact
      #elseif !os(tvOS) && !os(watchOS)
        false
      #else
        true
      #endif
    }
  }

  extension TabPort {
    /// The selected one of two columns, with the platform's name.
    fileprivate var ofTwo: NavigationSplitViewColumn {
      get { position == 0 ? .sidebar : .detail }
      set { write(newValue, of: [.sidebar, .detail]) }
    }

    /// The selected one of three columns.
    fileprivate var ofThree: NavigationSplitViewColumn {
      get { position == 0 ? .sidebar : position == 1 ? .content : .detail }
      set { write(newValue, of: [.sidebar, .content, .detail]) }
    }

    private func write(
      _ column: NavigationSplitViewColumn, of columns: [NavigationSplitViewColumn]
    ) {
      // The port handles an invalid place.
      position = columns.firstIndex(of: column) ?? -1
    }
  }
#endif
