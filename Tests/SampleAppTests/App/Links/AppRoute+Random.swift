import Posts
import Todos

@testable import SampleApp

extension AppRoute {
  /// A route of the same case, with any payload.
  func withRandomPayload(using generator: inout some RandomNumberGenerator) -> AppRoute {
    let ids = [0, 7, -1, .max, .min, Int(truncatingIfNeeded: generator.next())]
    let id = ids[Int.random(in: ids.indices, using: &generator)]
    return switch self {
    case .custom: .custom(message: Self.randomText(using: &generator))
    case .todos(.detail): .todos(.detail(id: id))
    case .todos(.rename): .todos(.rename(id: id))
    case .todos(.confirmDelete): .todos(.confirmDelete(id: id))
    case .todos(.author): .todos(.author(id: id))
    case .posts(.detail): .posts(.detail(id: id))
    case .posts(.author): .posts(.author(id: id))
    case .tabs, .split, .home, .settings, .signIn, .posts(.list), .todos(.list), .todos(.add): self
    }
  }

  /// Up to 12 scalars: those of links, or any of Unicode.
  private static func randomText(using generator: inout some RandomNumberGenerator) -> String {
    let special = Array("/?#%&=+:;.*\"\\ \n\u{0}\u{301}é".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let isSpecial = Bool.random(using: &generator)
      let scalar =
        isSpecial
        ? special[Int.random(in: special.indices, using: &generator)]
        : Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      text.append(scalar ?? "\u{1F6A9}")
    }
    return String(text)
  }
}
