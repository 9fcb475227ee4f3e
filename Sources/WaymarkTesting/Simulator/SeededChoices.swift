/// Chooses at random: the same for one seed on every platform. Without a seed it always chooses the plainest.
struct SeededChoices {
  private var state: UInt64
  private let isRandom: Bool

  init(seed: UInt64?) {
    state = seed ?? 0
    isRandom = seed != nil
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`; 0 without a seed.
  mutating func roll(_ bound: Int) -> Int {
    guard isRandom, bound > 1 else { return 0 }
    return Int(next() % UInt64(bound))
  }

  /// True once in `count` times on average; never without a seed.
  mutating func once(in count: Int) -> Bool { isRandom && roll(count) == 0 }

  mutating func oneOf<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[roll(list.count)]
  }
}
