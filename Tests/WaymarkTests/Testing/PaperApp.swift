import Foundation
import Waymark

/// Routes with payloads of every kind, for writing them as source.
enum PaperRoute: LinkedRoute {
  enum Kind: String, Hashable, Sendable { case none, some, draft }

  struct Range: Hashable, Sendable { let first: Int; let last: Int }

  case start
  case text(String)
  case number(Int), ratio(Double), small(Float), flag(Bool), kind(Kind), list([Int])
  case maybe(Int?), twice(Int??), maybeKind(Kind?), pair(first: Int, String)
  case due(Date), site(URL), range(Range), tabs
  case `init`(Int), `default`
  case `raw name`, `2 payloads`(`a label`: Int)
  indirect case more(PaperRoute)

  static let links = DeepLinks<PaperRoute> {
    DeepLink("due/:date", to: PaperRoute.due)
  }
}

@MainActor
final class PaperCoordinator: Coordinator {
  enum Output: Hashable { case wants(Int), wantsRange(PaperRoute.Range) }

  let flow = Flow<PaperRoute, PaperModel>(start: .start)

  func destination(for route: PaperRoute) -> Destination<PaperCoordinator> {
    switch route {
    case .tabs: .tabs([.text("one"), .text("two")], selected: .text("one"))
    default: .screen { PaperModel($0) }
    }
  }
}

@MainActor
final class PaperModel {
  let navigator: Navigator<PaperCoordinator>
  var isEdited = false { didSet { navigator.leavePolicy = isEdited ? .confirm : .free } }
  init(_ navigator: Navigator<PaperCoordinator>) { self.navigator = navigator }
}
