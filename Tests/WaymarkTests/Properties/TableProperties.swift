import Testing

@testable import Waymark

@Suite("Tables of numbered objects")
struct TableProperties {
  private final class Thing {}
  private enum Kind {}
  private typealias Things = Table<Kind, Thing>

  @Test(
    "A number leads to its own object, then to nothing, whatever takes its place",
    arguments: Sessions.some(of: UInt64(1)...200))
  func numbers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var table = Things()
    var given: [Things.Key] = []
    // What each number leads to; nil once that is removed.
    var model: [Things.Key: Thing?] = [:]
    var reused = 0
    for _ in 0..<120 {
      if Int.random(in: 0..<5, using: &generator) < 3 {
        let key = table.nextKey
        try #require(model[key] == nil, "given twice: \(key)")
        if given.contains(where: { $0.slot == key.slot }) { reused += 1 }
        let thing = Thing()
        table = table.inserting(thing)
        given.append(key)
        model[key] = .some(thing)
      } else if let key = given.randomElement(using: &generator) {
        // Often a number whose object is gone already.
        table = table.removing(key)
        model[key] = .some(nil)
      }
      for (key, thing) in model { #expect(table[key] === thing, "\(key)") }
      let left = model.values.compactMap(\.self)
      #expect(Set(table.all.map(ObjectIdentifier.init)) == Set(left.map(ObjectIdentifier.init)))
      #expect(table.all.count == left.count)
      #expect(table.isEmpty == left.isEmpty)
    }
    #expect(reused > 5)
  }

  @Test("A table that is taken leaves an empty one, and keeps what it has")
  func taken() {
    var table = Things()
    let thing = Thing()
    let key = table.nextKey
    table = table.inserting(thing)
    let other = table.take()
    #expect(table.isEmpty && table[key] == nil)
    #expect(other[key] === thing)
  }
}
