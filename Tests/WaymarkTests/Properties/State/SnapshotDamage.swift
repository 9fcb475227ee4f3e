@testable import Waymark

/// Damages snapshots at random, as editing a file by hand might.
struct SnapshotDamage {
  private typealias Entry = NavigationSnapshot.Entry
  private typealias Layer = NavigationSnapshot.Layer

  private var generator: SeededGenerator
  /// Parts that are inserted into other snapshots.
  private let pool: [NavigationSnapshot]
  private let texts: [String]

  init(seed: UInt64, _ pool: [NavigationSnapshot]) {
    generator = SeededGenerator(seed: seed)
    self.pool = pool
    texts =
      pool.flatMap(\.texts) + [
        "", "/", "page", "page-1", "page9223372036854775807", "split9", "left/",
        "left/left/left/left/page0",
        "nobody/page0", "over/same/over/same/tabs", "page0\u{0}", "pàge0", "left/split0/page0",
      ]
  }

  /// A number that no snapshot has, or a common one.
  mutating func number() -> Int {
    let wild = [Int.min, Int.min + 1, -1, 0, 1, 2, 3, 100, 1 << 32, Int.max - 1, Int.max]
    return wild[int(wild.count)]
  }

  mutating func int(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  /// A snapshot of the pool with some damage.
  mutating func value() -> NavigationSnapshot {
    var snapshot = pool[int(pool.count)]
    for _ in 0..<1 + int(4) { damage(&snapshot) }
    return snapshot
  }

  /// A few texts, most of them from the snapshot.
  mutating func some(of snapshot: NavigationSnapshot) -> Set<String> {
    let own = snapshot.texts
    var some: Set<String> = []
    for _ in 0..<int(4) {
      some.insert(own.isEmpty || int(5) == 0 ? texts[int(texts.count)] : own[int(own.count)])
    }
    return some
  }

  private mutating func damage(_ snapshot: inout NavigationSnapshot) {
    switch int(8) {
    case 0: snapshot.version = number()
    case 1, 2: damageLayers(&snapshot.layers)
    default:
      guard !snapshot.layers.isEmpty else { return damageLayers(&snapshot.layers) }
      let number = int(snapshot.layers.count)
      damageSomewhere(in: &snapshot.layers[number].path)
    }
  }

  private mutating func damageLayers(_ layers: inout [Layer]) {
    guard !layers.isEmpty, int(12) != 0 else {
      return layers.append(contentsOf: pool[int(pool.count)].layers)
    }
    let (number, other) = (int(layers.count), int(layers.count))
    let styles: [ModalStyle?] = [
      nil, .sheet, .sheet(stack: false), .cover, .cover(stack: false), .popover, .dialog,
    ]
    switch int(9) {
    case 0: layers.swapAt(number, other)
    case 1: layers.insert(layers[number], at: other)
    case 2: layers.remove(at: number)
    case 3, 4: layers[number].style = styles[int(styles.count)]
    case 5: layers[number].owner = self.number()
    case 6:
      layers[number].presenter = (0..<int(6)).map { _ in int(2) == 0 ? int(3) : self.number() }
    case 7: layers[number].presenter = layers[other].presenter
    default: (layers[number].path, layers[other].path) = (layers[other].path, layers[number].path)
    }
  }

  /// Damages a list, or one of the tabs in it.
  private mutating func damageSomewhere(in path: inout [Entry]) {
    let holders = path.indices.filter { !(path[$0].tabs?.paths ?? []).isEmpty }
    guard !holders.isEmpty, int(2) == 0 else { return damage(&path) }
    let holder = holders[int(holders.count)]
    guard var tabs = path[holder].tabs.take() else { return }
    let number = int(tabs.paths.count)
    switch int(8) {
    case 0: tabs.selected = self.number()
    case 1: tabs.selected = int(tabs.paths.count + 1)
    case 2: tabs.paths.swapAt(number, int(tabs.paths.count))
    case 3: tabs.paths.insert(tabs.paths[number], at: 0)
    case 4: tabs.paths.remove(at: number)
    default: damageSomewhere(in: &tabs.paths[number])
    }
    path[holder].tabs = tabs
  }

  private mutating func damage(_ path: inout [Entry]) {
    guard !path.isEmpty, int(12) != 0 else {
      path = int(2) == 0 ? [] : pool[int(pool.count)].layers.first?.path ?? []
      return
    }
    let (number, other) = (int(path.count), int(path.count))
    switch int(10) {
    case 0: (path[number].text, path[other].text) = (path[other].text, path[number].text)
    case 1, 2: path[number].text = texts[int(texts.count)]
    case 3:
      path[number].text = path[number].text.split(separator: "/").dropFirst().joined(separator: "/")
    case 4: path[number].text = ["left/", "right/", "over/", "same/"][int(4)] + path[number].text
    case 5: path.insert(path[number], at: other)
    case 6: path.remove(at: number)
    case 7: path[number].tabs = nil
    case 8: path[number].tabs = tabs()
    default: path.append(Entry(texts[int(texts.count)], tabs: int(2) == 0 ? tabs() : nil))
    }
  }

  /// The tabs of another snapshot, or none.
  private mutating func tabs() -> NavigationSnapshot.Tabs? {
    let lists = pool[int(pool.count)].layers.map(\.path)
    return lists.joined().compactMap(\.tabs).first
  }
}

// Bytes.
extension SnapshotDamage {
  /// The JSON of a snapshot with some damage.
  mutating func bytes() -> [UInt8] {
    var bytes = (try? pool[int(pool.count)].json()).map(Array.init) ?? []
    for _ in 0..<1 + int(2) where !bytes.isEmpty {
      let place = int(bytes.count)
      switch int(9) {
      case 0: bytes[place] ^= UInt8(1 << int(8))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + int(20)))
      case 2:
        bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: int(bytes.count))
      case 3: bytes.insert([0, 0xFF, 0xC0, 0xED, 0x7B, 0x5B, 0x22][int(7)], at: place)
      case 4: bytes.removeLast(int(3))
      case 5, 6: replaceLetter(in: &bytes, from: place)
      case 7: replaceDigit(in: &bytes, from: place)
      default: bytes[place] = UInt8(int(256))
      }
    }
    return bytes
  }

  private mutating func replaceLetter(in bytes: inout [UInt8], from place: Int) {
    let letters = bytes[place...].indices.filter { 97...122 ~= bytes[$0] || 47...57 ~= bytes[$0] }
    guard let letter = letters.first else { return }
    bytes[letter] = Array("aeilprst/01234".utf8)[int(14)]
  }

  private mutating func replaceDigit(in bytes: inout [UInt8], from place: Int) {
    guard let digit = bytes[place...].firstIndex(where: { 48...57 ~= $0 }) else { return }
    let numbers = [
      "-1", "2", "1e400", "1.5", "99999999999999999999", "9223372036854775807", "null", "\"1\"",
      "[]",
    ]
    bytes.replaceSubrange(digit...digit, with: numbers[int(numbers.count)].utf8)
  }
}
