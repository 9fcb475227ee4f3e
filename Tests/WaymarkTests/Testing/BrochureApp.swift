import Waymark

enum BrochureSection: String, LinkValue, CaseIterable { case first, second }

enum BrochureRoute: LinkedRoute {
  case start, page(String), section(BrochureSection), hidden

  static let links = DeepLinks<Self>(
    DeepLink("", .start), DeepLink("page/:text", to: page),
    DeepLink("section/:section", to: section))
}

/// Pages that need a signed-in user.
@MainActor
final class BrochureCoordinator: Coordinator {
  let flow = Flow<BrochureRoute, String>(start: .start)
  let isSignedIn: Bool

  init(isSignedIn: Bool = true) { self.isSignedIn = isSignedIn }

  func access(to route: BrochureRoute) -> Access<BrochureRoute> {
    isSignedIn || route == .start ? .allow : .deny("sign in first")
  }

  func destination(for route: BrochureRoute) -> Destination<BrochureCoordinator> {
    .screen { _ in route.name }
  }
}

/// A number that grows by one each time it is printed and parsed.
struct GrowingNumber: LinkValue, Hashable {
  var value: Int

  init(_ value: Int) { self.value = value }

  init?(linkText: String) {
    guard let number = Int(linkText) else { return nil }
    self.init(number + 1)
  }

  var linkText: String? { "\(value)" }
}

/// A value that few texts make, and that names no examples.
struct PageColour: LinkValue, Hashable {
  let linkText: String?

  init?(linkText: String) {
    guard ["red", "green"].contains(linkText) else { return nil }
    self.linkText = linkText
  }
}

enum BrokenRoute: LinkedRoute {
  case odd(GrowingNumber), colour(PageColour)

  static let links = DeepLinks<Self>(
    DeepLink("odd/:number", to: odd), DeepLink("colour/:colour", to: colour))

  var name: String {
    switch self {
    case .odd(let number): "odd(\(number.value))"
    case .colour: "colour"
    }
  }
}

/// A table that takes every link.
enum CaughtRoute: LinkedRoute {
  case book(Int), colour(PageColour), missing(link: String)

  static let links = DeepLinks<Self> {
    DeepLink("book/:number", to: book)
    DeepLink("colour/:colour", to: colour)
    Redirect("paint/:name", to: "colour/:name")
    Fallback { .missing(link: $0.link) }
  }
}

/// A redirect and a second link with values that are hard to find.
enum MovedRoute: LinkedRoute {
  case section(BrochureSection), colour(PageColour), since(BrochureSection, page: Int, PageColour)

  static let links = DeepLinks<Self> {
    DeepLink("section/:section", to: section)
    Redirect("old/:section", to: "section/:section")
    DeepLink("colour/:colour", to: colour)
    DeepLink("paint/:paint", to: colour)
    Redirect("shade/:name", to: "colour/:name")
    DeepLink("since/:section/:page?colour=:colour", to: since)
  }
}

enum OddUserRoute: LinkedRoute {
  case post(GrowingNumber)

  static let links = DeepLinks<Self>(DeepLink("posts/:id", to: post))
}

/// A mount whose name occurs again below it.
enum OddPeopleRoute: LinkedRoute {
  case user(id: Int, OddUserRoute)

  static let links = DeepLinks<Self>(Mount("users/:id", as: user))
}

/// Two cases that have the same link.
enum TwiceRoute: LinkedRoute {
  case one, two

  static let links = DeepLinks<Self>(DeepLink("a", .one), DeepLink("a", .two))
}
