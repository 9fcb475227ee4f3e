/// The entries of a layer at the time of reading, bottom first.
///
/// ```swift
/// let entries = app.projection.base.entries
/// entries.map(\.name)  // ["home", "list"]
/// entries.last?.id     // #2
/// ```
///
/// The list never changes, whatever happens to the layer, and keeps no coordinator and no screen
/// alive.
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

  /// Makes an empty list, for a layer that is gone.
  init() {
    labels = []
    places = 0..<0
    object = nil
  }

  /// Always 0, the lowest entry.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { places.count }

  /// The entry at an index, counted from the bottom. As with an array, the index must be valid.
  ///
  /// - Parameter position: The index, from 0 at the bottom.
  public subscript(position: Int) -> LayerEntry<Screen> {
    let place = places.lowerBound + position
    return LayerEntry(labels[place], at: place, in: object, of: source)
  }

  /// The ids, bottom first.
  ///
  /// - Complexity: Linear in the entries; one allocation.
  public var ids: [EntryID] { ids(from: 0) }

  /// The ids without the lowest ones. Reads only ids, which lie beside the routes.
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
