import Testing

@Suite("Seeded numbers")
struct SeededGeneratorTests {
  @Test("A seed gives the numbers of the published algorithm")
  func reference() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test("Equal seeds give equal choices, other seeds give others")
  func seeds() {
    func choices(_ seed: UInt64) -> [Int] {
      var generator = SeededGenerator(seed: seed)
      return (0..<20).map { _ in Int.random(in: 0..<1000, using: &generator) }
    }
    #expect(choices(7) == choices(7))
    #expect(choices(7) != choices(8))
  }
}
