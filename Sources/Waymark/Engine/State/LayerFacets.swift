/// The aspects of a layer that a platform observes separately. So a push does not notify readers of
/// the presented layer, and typing a text notifies neither.
struct LayerFacets: OptionSet, Sendable {
  let rawValue: UInt8

  /// The rows, and the presence of the layer.
  static var entries: LayerFacets { LayerFacets(rawValue: 1) }
  /// The layer that is presented above.
  static var next: LayerFacets { LayerFacets(rawValue: 2) }
  /// The selections of tabs in the layer.
  static var selection: LayerFacets { LayerFacets(rawValue: 4) }
  /// The leave policies of the rows.
  static var policies: LayerFacets { LayerFacets(rawValue: 8) }

  static var all: LayerFacets { [.entries, .next, .selection, .policies] }
}
