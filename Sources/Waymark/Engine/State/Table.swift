/// Things that are known by numbers: what leads upwards in a tree is a number, never a pointer.
///
/// A number is never given twice. One whose thing is gone leads to nothing, which is no error:
/// whatever keeps it may have been told of later than of the leaving.
struct Table<Kind, Value: AnyObject> {
  typealias Key = TableKey<Kind>

  private struct Slot {
    var generation: UInt32
    var value: Value?
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []

  /// The number that the next thing will have.
  var nextKey: Key {
    guard let slot = free.last else { return Key(slot: Int32(slots.count), generation: 0) }
    return Key(slot: slot, generation: slots[Int(slot)].generation)
  }

  subscript(key: Key) -> Value? {
    let slot = Int(key.slot)
    guard slot < slots.count, slots[slot].generation == key.generation else { return nil }
    return slots[slot].value
  }

  /// Adds a thing under the next number.
  mutating func insert(_ value: Value) {
    guard let slot = free.popLast() else {
      return slots.append(Slot(generation: 0, value: value))
    }
    slots[Int(slot)].value = value
  }

  mutating func remove(_ key: Key) {
    let slot = Int(key.slot)
    guard slot < slots.count, slots[slot].generation == key.generation else { return }
    slots[slot].value = nil
    slots[slot].generation &+= 1
    free.append(key.slot)
  }

  /// Takes the table out of the property that keeps it, and leaves an empty one: as `Array.take()`, and for the same
  /// reason.
  mutating func take() -> Table {
    let taken = self
    self = Table()
    return taken
  }

  var isEmpty: Bool { free.count == slots.count }

  /// Everything that is there, in no order that means anything.
  var all: [Value] { slots.compactMap(\.value) }
}
