import Testing
import Waymark

/// A row in the tables of names.
struct RouteNames: Sendable, CustomTestStringConvertible {
  let route: any Route
  let name: String
  let caseName: String

  init(_ route: any Route, _ name: String, _ caseName: String) {
    self.route = route
    self.name = name
    self.caseName = caseName
  }

  var testDescription: String { name }

  static let cases: [RouteNames] = [
    RouteNames(AppRoute.home, "home", "home"),
    RouteNames(TodosRoute.detail(id: 7), "detail(id: 7)", "detail"),
    RouteNames(PayloadRoute.page(3), "page(3)", "page"),
    RouteNames(PayloadRoute.pair(1, b: 2), "pair(1, b: 2)", "pair"),
    RouteNames(PayloadRoute.pair(-1, b: 0), "pair(-1, b: 0)", "pair"),
    RouteNames(PayloadRoute.triple(1, 2, 3), "triple(1, 2, 3)", "triple"),
    RouteNames(PayloadRoute.move(in: 1, for: 2, self: 3), "move(in: 1, for: 2, self: 3)", "move"),
    RouteNames(PayloadRoute.default, "default", "default"),
    RouteNames(PayloadRoute.`raw name`, "`raw name`", "`raw name`"),
    RouteNames(
      PayloadRoute.`2 payloads`(`a label`: 1, 2), "`2 payloads`(`a label`: 1, 2)", "`2 payloads`"),
    RouteNames(PayloadRoute.größe(höhe: 1), "größe(höhe: 1)", "größe"),
  ]

  static let strings: [RouteNames] = [
    RouteNames(AppRoute.custom(message: "Hello"), #"custom(message: "Hello")"#, "custom"),
    RouteNames(AppRoute.custom(message: ""), #"custom(message: "")"#, "custom"),
    RouteNames(TextRoute.plain(#"say "hi""#), #"plain("say \"hi\"")"#, "plain"),
    RouteNames(TextRoute.plain(#"C:\temp"#), #"plain("C:\\temp")"#, "plain"),
    RouteNames(TextRoute.plain("a\tb\0c"), #"plain("a\tb\0c")"#, "plain"),
    RouteNames(TextRoute.plain("a\nb\rc\r\nd"), #"plain("a\nb\rc\r\nd")"#, "plain"),
    RouteNames(
      TextRoute.plain("a\u{0B}b\u{0C}c\u{85}d\u{2028}e\u{2029}f"),
      #"plain("a\u{0B}b\u{0C}c\u{0085}d\u{2028}e\u{2029}f")"#, "plain"),
    RouteNames(TextRoute.plain("Grüße 👩‍👧 日本"), #"plain("Grüße 👩‍👧 日本")"#, "plain"),
    RouteNames(TextRoute.plain("), x: ("), #"plain("), x: (")"#, "plain"),
    RouteNames(TextRoute.two("a", title: "b"), #"two("a", title: "b")"#, "two"),
  ]

  static let optionals: [RouteNames] = [
    RouteNames(OptionalRoute.id(nil), "id(nil)", "id"),
    RouteNames(OptionalRoute.id(7), "id(7)", "id"),
    RouteNames(OptionalRoute.search(nil, page: nil), "search(nil, page: nil)", "search"),
    RouteNames(OptionalRoute.search("a\"b", page: 2), #"search("a\"b", page: 2)"#, "search"),
    RouteNames(OptionalRoute.search("nil", page: 2), #"search("nil", page: 2)"#, "search"),
    RouteNames(OptionalRoute.deep(nil), "deep(nil)", "deep"),
    RouteNames(OptionalRoute.deep(.some(nil)), "deep(nil)", "deep"),
    RouteNames(OptionalRoute.deep(.some(.some(nil))), "deep(nil)", "deep"),
    RouteNames(OptionalRoute.deep("x"), #"deep("x")"#, "deep"),
    RouteNames(OptionalRoute.todos(nil), "todos(nil)", "todos"),
    RouteNames(OptionalRoute.todos(.detail(id: 7)), "todos.detail(id: 7)", "todos.detail"),
  ]

  static let nested: [RouteNames] = [
    RouteNames(AppRoute.todos(.list), "todos.list", "todos.list"),
    RouteNames(AppRoute.todos(.detail(id: 7)), "todos.detail(id: 7)", "todos.detail"),
    RouteNames(NestedRoute.user(id: 1, .list), "user(id: 1).list", "user.list"),
    RouteNames(
      NestedRoute.app(.todos(.detail(id: 7))), "app.todos.detail(id: 7)", "app.todos.detail"),
    RouteNames(NestedRoute.labelled(route: .list), "labelled(route: list)", "labelled"),
    RouteNames(
      NestedRoute.notLast(.detail(id: 1), count: 2), "notLast(detail(id: 1), count: 2)", "notLast"),
    RouteNames(NestedRoute.two(.list, .detail(id: 1)), "two(list).detail(id: 1)", "two.detail"),
    RouteNames(
      NestedRoute.labelledLast(.list, then: .list), "labelledLast(list, then: list)", "labelledLast"
    ),
    RouteNames(NestedRoute.any(TodosRoute.detail(id: 7)), "any.detail(id: 7)", "any.detail"),
    RouteNames(NestedRoute.box(BoxRoute(id: 7)), "box.BoxRoute(id: 7)", "box.BoxRoute"),
    RouteNames(NestedRoute.own(.one), "own.its own name", "own.its own case"),
    RouteNames(NestedRoute.own(.broken), #"own.two\nlines"#, #"own.two\r\nlines"#),
    RouteNames(
      NestedRoute.ownNotLast(.one, count: 2), "ownNotLast(its own name, count: 2)", "ownNotLast"),
    RouteNames(ChainRoute.step(2, .step(1, .end)), "step(2).step(1).end", "step.step.end"),
  ]

  static let values: [RouteNames] = [
    RouteNames(ValueRoute.flag(true), "flag(true)", "flag"),
    RouteNames(ValueRoute.ratio(0.5), "ratio(0.5)", "ratio"),
    RouteNames(ValueRoute.letter("a"), "letter(a)", "letter"),
    RouteNames(ValueRoute.letter("\r\n"), #"letter(\r\n)"#, "letter"),
    RouteNames(ValueRoute.tags([]), "tags([])", "tags"),
    RouteNames(ValueRoute.tags(["a", "b\nc\u{2028}"]), #"tags(["a", "b\nc\u{2028}"])"#, "tags"),
    RouteNames(ValueRoute.slice("a\"\u{2029}"), #"slice(a"\u{2029})"#, "slice"),
    RouteNames(ValueRoute.note(Note(text: "x")), #"note(<"x">\n\u{0085}|)"#, "note"),
    RouteNames(ValueRoute.mode(.dark), "mode(dark)", "mode"),
    RouteNames(ValueRoute.point(TuplePayload((1, "a"))), "point((1, \"a\"))", "point"),
    RouteNames(ValueRoute.routes([.list, .detail(id: 1)]), nestedArray, "routes"),
  ]

  /// An array describes its elements itself, by their debug descriptions.
  static let nestedArray =
    "routes(" + String(describing: [TodosRoute.list, TodosRoute.detail(id: 1)]) + ")"

  static let shapes: [RouteNames] = [
    RouteNames(OnlyRoute.only, "only", "only"),
    RouteNames(OnlyPayloadRoute.only(id: 1), "only(id: 1)", "only"),
    RouteNames(GenericRoute<Int>.none, "none", "none"),
    RouteNames(GenericRoute.value(7), "value(7)", "value"),
    RouteNames(GenericRoute.value("a"), #"value("a")"#, "value"),
    RouteNames(GenericRoute.value(TodosRoute.list), "value.list", "value.list"),
    RouteNames(GenericRoute.labelled(of: TodosRoute.list), "labelled(of: list)", "labelled"),
    RouteNames(RawRoute.second, "second", "second"),
    RouteNames(TupleRoute.pair((1, "a")), #"pair(1, "a")"#, "pair"),
    RouteNames(TupleRoute.named((x: 1, y: 2)), "named(x: 1, y: 2)", "named"),
    RouteNames(TupleRoute.labelled(at: (1, "a")), #"labelled(at: (1, "a"))"#, "labelled"),
    RouteNames(TupleRoute.nothing(()), "nothing(())", "nothing"),
    RouteNames(TupleRoute.maybe((1, "a")), #"maybe((1, "a"))"#, "maybe"),
    RouteNames(TupleRoute.mirrored(TupleLike(id: 1)), "mirrored(as it says)", "mirrored"),
    RouteNames(EmptyRoute(), "EmptyRoute", "EmptyRoute"),
    RouteNames(BoxRoute(id: 7), "BoxRoute(id: 7)", "BoxRoute"),
    RouteNames(
      PageRoute(title: "a\n", inner: .detail(id: 1), note: nil),
      #"PageRoute(title: "a\n", inner: detail(id: 1), note: nil)"#, "PageRoute"),
    RouteNames(GenericBoxRoute(value: 1), "GenericBoxRoute<Int>(value: 1)", "GenericBoxRoute<Int>"),
    RouteNames(`Raw type`(`raw field`: 1), "`Raw type`(`raw field`: 1)", "`Raw type`"),
    RouteNames(ObjectRoute(id: 1), "ObjectRoute", "ObjectRoute"),
  ]
}
