import Waymark

/// The routes that the tables name; nested, so that other tests can have routes of these names.
extension RouteNames {
  enum TodosRoute: Route { case list, detail(id: Int) }

  enum AppRoute: Route { case home, todos(TodosRoute), custom(message: String) }

  enum PayloadRoute: Route {
    case page(Int)
    case pair(Int, b: Int)
    case triple(Int, Int, Int)
    case move(in: Int, for: Int, `self`: Int)
    case `default`
    case `raw name`
    case `2 payloads`(`a label`: Int, Int)
    case größe(höhe: Int)
  }

  enum TextRoute: Route { case plain(String), two(String, title: String) }

  enum OptionalRoute: Route {
    case id(Int?)
    case search(String?, page: Int?)
    case deep(String???)
    case todos(TodosRoute?)
  }

  enum NestedRoute: Route {
    case user(id: Int, TodosRoute)
    case app(AppRoute)
    case labelled(route: TodosRoute)
    case notLast(TodosRoute, count: Int)
    case two(TodosRoute, TodosRoute)
    case labelledLast(TodosRoute, then: TodosRoute)
    case any(any Route)
    case box(BoxRoute)
    case own(OwnNameRoute)
    case ownNotLast(OwnNameRoute, count: Int)

    // Written out because an existential payload is not Hashable.
    static func == (lhs: NestedRoute, rhs: NestedRoute) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  enum OwnNameRoute: Route {
    case one, broken
    var name: String { self == .one ? "its own name" : "two\nlines" }
    var caseName: String { self == .one ? "its own case" : "two\r\nlines" }
  }

  indirect enum ChainRoute: Route { case end, step(Int, ChainRoute) }

  enum ValueRoute: Route {
    case flag(Bool)
    case ratio(Double)
    case letter(Character)
    case tags([String])
    case slice(Substring)
    case dictionary([String: Int])
    case note(Note)
    case mode(Mode)
    case point(TuplePayload)
    case routes([TodosRoute])

    enum Mode { case dark, light }
  }

  /// Describes itself with quotes and line breaks.
  struct Note: Hashable, Sendable, CustomStringConvertible {
    let text: String
    var description: String { "<\"\(text)\">\n\u{85}|" }
  }

  /// Describes itself as the tuple that it holds.
  struct TuplePayload: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    let text: String
    init(_ pair: (Int, String)) { (number, text) = pair }
    var description: String { String(describing: (number, text)) }
  }

  /// Claims to be a tuple of two when it is reflected.
  struct TupleLike: Hashable, Sendable, CustomReflectable, CustomStringConvertible {
    let id: Int
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: [id, id], displayStyle: .tuple)
    }
    var description: String { "as it says" }
  }

  enum OnlyRoute: Route { case only }

  enum OnlyPayloadRoute: Route { case only(id: Int) }

  enum GenericRoute<Value: Hashable & Sendable>: Route {
    case none
    case value(Value)
    case labelled(of: Value)
  }

  enum RawRoute: String, Route { case first = "1st", second = "2nd" }

  /// Tuples are not Hashable, so equality uses the name. An app would not do that.
  enum TupleRoute: Route {
    case pair((Int, String))
    case named((x: Int, y: Int))
    case labelled(at: (Int, String))
    case nothing(Void)
    case maybe((Int, String)?)
    case mirrored(TupleLike)

    static func == (lhs: TupleRoute, rhs: TupleRoute) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  struct EmptyRoute: Route {}

  struct BoxRoute: Route { let id: Int }

  struct PageRoute: Route {
    let title: String
    let inner: TodosRoute
    let note: String?
  }

  struct GenericBoxRoute<Value: Hashable & Sendable>: Route { let value: Value }

  final class ObjectRoute: Route {
    let id: Int
    init(id: Int) { self.id = id }
    static func == (lhs: ObjectRoute, rhs: ObjectRoute) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  struct `Raw type`: Route { let `raw field`: Int }
}
