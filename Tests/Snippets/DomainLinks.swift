import Waymark

// region: links-domain
// In the domain's module, which knows no links:
struct ISBN: Hashable, Sendable {
  let digits: String
}

// In the feature's module, beside its routes:
extension ISBN: LinkValue {
  init?(linkText: String) {
    guard linkText.utf8.count == 13, UInt64(linkText) != nil else { return nil }
    digits = linkText
  }

  var linkText: String? { digits }

  static var linkExamples: [String] { ["9780141439587"] }
}
// endregion

// region: links-domain-table
enum EditionsRoute: Route { case book(ISBN) }

extension EditionsRoute: LinkedRoute {
  static let links = DeepLinks<Self>(DeepLink(":isbn", to: book))
}
// endregion
