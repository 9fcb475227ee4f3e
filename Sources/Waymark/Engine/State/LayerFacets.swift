/// What a platform reads of a layer, each observed apart from the others: so a push does not tell whoever looks at
/// what is presented, and a text that is typed tells neither.
struct LayerFacets: OptionSet, Sendable {
  let rawValue: UInt8

  /// The rows, and that the layer is there.
  static var entries: LayerFacets { LayerFacets(rawValue: 1) }
  /// The layer presented above.
  static var next: LayerFacets { LayerFacets(rawValue: 2) }
  /// Which of the tabs that lie in the layer are selected.
  static var selection: LayerFacets { LayerFacets(rawValue: 4) }
  /// Whether the rows may be left.
  static var policies: LayerFacets { LayerFacets(rawValue: 8) }

  static var all: LayerFacets { [.entries, .next, .selection, .policies] }
}
