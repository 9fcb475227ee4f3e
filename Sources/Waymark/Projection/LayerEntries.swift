/// The entries of a layer when they were read, from bottom to top.
///
/// They stay the same whatever happens to the layer, and keep no coordinator and no screen alive.
@MainActor
public struct LayerEntries<Screen>: @MainActor RandomAccessCollection {
  private let labels: [EntryLabel]
  private let places: Range<Int>
  private let object: LayerObject?
  private weak var source: (any ProjectionSource<Screen>)?

  init(_ object: LayerObject, _ places: Range<Int>, of source: any ProjectionSource<Screen>) {
    labels = object.readLabels(source.rows(of: object))
    self.places = places
    self.object = object
    self.source = source
  }

  /// None: of a layer that is gone.
  init() {
    labels = []
    places = 0..<0
    object = nil
  }

  /// Always 0, the lowest entry.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { places.count }

  /// The entry at a place counted from the bottom; as with an array, it must be there.
  public subscript(position: Int) -> LayerEntry<Screen> {
    let place = places.lowerBound + position
    return LayerEntry(labels[place], at: place, in: object, of: source)
  }

  /// The identities from bottom to top.
  public var ids: [EntryID] { ids(from: 0) }

  /// The same without the lowest ones. Routes lie beside the identities, and are not touched.
  func ids(from first: Int) -> [EntryID] {
    let places = places.dropFirst(first)
    return labels.withUnsafeBufferPointer { labels in
      Array(unsafeUninitializedCapacity: places.count) { ids, count in
        for place in places {
          ids.initializeElement(at: place - places.startIndex, to: labels[place].id)
        }
        count = places.count
      }
    }
  }
}
