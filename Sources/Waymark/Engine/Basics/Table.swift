/// Objects that are known by numbers. References that lead upwards in a tree are numbers, never
/// pointers.
///
/// A number is never used twice. If its object is gone, it leads to nothing. This is no error,
/// because numbers can be kept longer than their objects.
struct Table<Kind, Value: AnyObject> {
  typealias Key = TableKey<Kind>

  private struct Slot {
    var generation: UInt32
    var value: Value?
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []

  /// The number of the next object.
  var nextKey: Key {
    guard let slot = free.last else { return Key(slot: Int32(slots.count), generation: 0) }
    return Key(slot: slot, generation: slots[Int(slot)].generation)
  }

  subscript(key: Key) -> Value? {
    let slot = Int(key.slot)
    guard slot < slots.count, slots[slot].generation == key.generation else { return nil }
    return slots[slot].value
  }

  /// The table with one more object, under the next number. Changes a table in place that was taken.
  consuming func inserting(_ value: Value) -> Table {
    if let slot = free.popLast() {
      slots[Int(slot)].value = value
    } else {
      slots.append(Slot(generation: 0, value: value))
    }
    return self
  }

  /// The table without an object. Changes a table in place that was taken.
  consuming func removing(_ key: Key) -> Table {
    let slot = Int(key.slot)
    guard slot < slots.count, slots[slot].generation == key.generation else { return self }
    slots[slot].value = nil
    slots[slot].generation &+= 1
    free.append(key.slot)
    return self
  }

  /// Moves the table out of its property, and leaves an empty one there, like `Array.take()` and
  /// for the same reason.
  mutating func take() -> Table {
    let taken = self
    self = Table()
    return taken
  }

  var isEmpty: Bool { free.count == slots.count }

  /// All objects, in no particular order.
  var all: [Value] { slots.compactMap(\.value) }
}
