/// Who presents something above a layer that is not in the tree. Presentations may overlap: one ends while another one
/// has begun.
struct OutsidePresentations: Hashable, Sendable {
  /// True while the driver of a platform says so.
  var isToldByPlatform = false
  /// The number of views that say so.
  var reports = 0
  /// The number of views beside the entries of the root that say so.
  var besides = 0

  init() {}

  var isPresented: Bool { isToldByPlatform || reports + besides > 0 }
}
