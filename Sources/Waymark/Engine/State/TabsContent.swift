/// The tabs from left to right, and the selection.
@MainActor
struct TabsContent {
  let layers: [LayerState]
  let declaration: TabsDeclaration
  var arrangement: Arrangement
  let initial: Int
  var selection: TabSelection

  /// The routes that the tabs were declared with, in the type of their owner.
  var declared: [AnyRoute] { declaration.routes }

  var selectedLayer: LayerState { layers[selection.selected] }

  /// The layers that are in view if their entry is: the selected tab, or all columns, since a
  /// window may become wide at any time.
  var shownLayers: ArraySlice<LayerState> {
    // A slice, because a list of only the selected layer would allocate at each push in a tab.
    arrangement.areColumns ? layers[...] : layers[selection.selected...selection.selected]
  }

  /// True if both show the same tabs in the same way.
  func isSame(as other: TabsContent) -> Bool {
    selection.selected == other.selection.selected && arrangement == other.arrangement
      && initial == other.initial && layers.elementsEqual(other.layers) { $0 === $1 }
  }
}
