import Waymark

/// All ways out. `home` is #1 everywhere.
enum LeaveTable {
  static let all = stacks + sets + layers + children + tabs + navigators + others

  static let notes: LeaveRow.Prepare = { app in
    app.setRoutes([.home, .note("a"), .note("b"), .note("c")])
  }
  static let a = "note(\"a\")"
  static let b = "note(\"b\")"
  static let c = "note(\"c\")"

  static let stacks: [LeaveRow] = [
    LeaveRow("pop", notes, leaves: [c], after: "Shop[home, \(a), \(b) *]") { $0.pop() },
    LeaveRow("pop(2)", notes, leaves: [c, b], after: "Shop[home, \(a) *]") { $0.pop(2) },
    LeaveRow("pop(toLast:)", notes, leaves: [c, b, a], after: "Shop[home *]") {
      $0.pop(toLast: .home)
    },
    LeaveRow("pop(toFirst:)", notes, leaves: [c, b], after: "Shop[home, \(a) *]") {
      $0.pop(toFirst: .note("a"))
    },
    LeaveRow("pop(to: id)", notes, leaves: [c], after: "Shop[home, \(a), \(b) *]") { app in
      app.pop(to: app.stack[2].id)
    },
    LeaveRow("pop(where:)", notes, leaves: [c, b], after: "Shop[home, \(a) *]") { app in
      app.pop(where: { $0 == .note("a") })
    },
    LeaveRow("popToRoot", notes, leaves: [c, b, a], after: "Shop[home *]") { $0.popToRoot() },
    LeaveRow("popToAppRoot", notes, leaves: [c, b, a], after: "Shop[home *]") {
      $0.popToAppRoot()
    },
    LeaveRow("popOrPush", notes, leaves: [c, b], after: "Shop[home, \(a) *]") {
      $0.popOrPush(.note("a"))
    },
    LeaveRow("back", notes, leaves: [c], after: "Shop[home, \(a), \(b) *]") { $0.back() },
    LeaveRow("trim", notes, leaves: [b, a], after: "Shop[home, \(c) *]") { $0.trim(keepLast: 1) },
    LeaveRow("remove", notes, leaves: [a], after: "Shop[home, \(b), \(c) *]") { app in
      app.remove(app.stack[1].id)
    },
    LeaveRow("removeAll", notes, leaves: [c, a], after: "Shop[home, \(b) *]") { app in
      app.removeAll(where: { $0 == .note("a") || $0 == .note("c") })
    },
    LeaveRow("replaceTop", notes, leaves: [c], after: "Shop[home, \(a), \(b), about *]") {
      $0.replaceTop(.about)
    },
  ]

  static let sets: [LeaveRow] = [
    LeaveRow("setRoot", notes, leaves: [c, b, a, "home"], after: "Shop[about *]") {
      $0.setRoot(.about)
    },
    LeaveRow(
      "setRoot(keepingStack:)", notes, leaves: ["home"],
      after: "Shop[about, \(a), \(b), \(c) *]"
    ) { $0.setRoot(.about, keepingStack: true) },
    LeaveRow("setRoutes", notes, leaves: [b, a], after: "Shop[home, about, \(c) *]") {
      $0.setRoutes([.home, .about, .note("c")])
    },
    LeaveRow("update", notes, leaves: [c, b], after: "Shop[home, \(a), about *]") { app in
      app.update {
        $0.pop(2)
        $0.push(.about)
      }
    },
    LeaveRow("a transaction", notes, leaves: [c, b], after: "Shop[home, \(a), about *]") { app in
      app.transaction {
        app.pop()
        app.transaction { app.pop() }
        app.push(.about)
      }
    },
    LeaveRow("open", notes, leaves: [c, b, a], after: "Shop[home, about *]") { $0.open(.about) },
    LeaveRow(
      "open over the root", notes, leaves: [c, b, a, "home"], after: "Shop[about *]"
    ) { $0.open(.about, over: .replaceRoot) },
    LeaveRow("end", notes, leaves: [c, b, a, "home"], after: "Shop[home]") { $0.end() },
  ]

  /// A sheet of the catalog with two entries, and one of the shop above it.
  static let sheets: LeaveRow.Prepare = { app in
    app.setRoutes([.home, .catalog(.list), .catalog(.item(1))])
    app.onCatalog { $0.present(.item(5)) }
    app.onCatalog { $0.push(.item(6)) }
    app.present(.note("a"))
  }

  /// A sheet of the catalog with two entries, and nothing above it.
  static let catalogSheet: LeaveRow.Prepare = { app in
    try sheets(app)
    app.dismiss()
  }

  static let layers: [LeaveRow] = [
    LeaveRow(
      "dismiss", sheets, leaves: [a],
      after: "Shop[home, Catalog[list, item(1), ^ sheet[item(5), item(6) *]]]"
    ) { $0.dismiss() },
    LeaveRow(
      "dismiss of a lower layer", sheets, leaves: [a, "item(6)", "item(5)"],
      after: "Shop[home, Catalog[list, item(1) *]]"
    ) { app in app.onCatalog { $0.dismiss() } },
    LeaveRow(
      "dismissAll", sheets, leaves: [a, "item(6)", "item(5)"],
      after: "Shop[home, Catalog[list, item(1) *]]"
    ) { $0.dismissAll() },
    LeaveRow(
      "back out of a layer", sheets, leaves: [a],
      after: "Shop[home, Catalog[list, item(1), ^ sheet[item(5), item(6) *]]]"
    ) { $0.back() },
    LeaveRow(
      "pop in a layer", sheets, leaves: ["item(6)"],
      after: "Shop[home, Catalog[list, item(1), ^ sheet[item(5)]], ^ sheet[\(a) *]]"
    ) { app in app.onCatalog { $0.pop() } },
    LeaveRow(
      "navigate, which ends layers of children", catalogSheet, leaves: ["item(6)", "item(5)"],
      after: "Shop[home, Catalog[list, item(1)], about *]"
    ) { $0.navigate(to: .about) },
    LeaveRow(
      "popping what presented a layer", sheets, leaves: [a, "item(6)", "item(5)", "item(1)"],
      after: "Shop[home, Catalog[list *]]"
    ) { app in app.onCatalog { $0.update { $0.pop() } } },
    LeaveRow(
      "open, which ends layers", sheets, leaves: [a, "item(6)", "item(5)"],
      after: "Shop[home, Catalog[list, item(1) *]]"
    ) { $0.open(.catalog(.item(1))) },
    LeaveRow(
      "removeAll through layers", sheets, leaves: [a],
      after: "Shop[home, Catalog[list, item(1), ^ sheet[item(5), item(6) *]]]"
    ) { app in app.removeAll(where: { $0 == .note("a") }) },
  ]

  /// Three levels, with an entry of the shop on top.
  static let nested: LeaveRow.Prepare = { app in
    app.setRoutes([.home, .catalog(.list), .catalog(.item(1)), .catalog(.account(.profile))])
    app.onAccount { $0.push(.more(.confirm)) }
    app.push(.note("a"))
  }
  static let fromCatalog = [a, "confirm", "profile", "item(1)", "list"]

  static let children: [LeaveRow] = [
    LeaveRow(
      "the parent's pop that ends a child", nested, leaves: fromCatalog, after: "Shop[home *]"
    ) { $0.pop(toLast: .home) },
    LeaveRow(
      "finish of the child", nested, leaves: ["confirm", "profile", "item(1)", "list"],
      after: "Shop[home, \(a) *]"
    ) { app in app.onCatalog { $0.finish() } },
    LeaveRow(
      "finish of the innermost child", nested, leaves: ["confirm"],
      after: "Shop[home, Catalog[list, item(1), Account[profile]], \(a) *]"
    ) { app in app.onAccount(1) { $0.finish() } },
    LeaveRow(
      "pop of a child's last entry", nested, leaves: ["confirm"],
      after: "Shop[home, Catalog[list, item(1), Account[profile]], \(a) *]"
    ) { app in app.onAccount(1) { $0.pop() } },
    LeaveRow(
      "popToRoot of a child", nested, leaves: ["confirm", "profile", "item(1)"],
      after: "Shop[home, Catalog[list], \(a) *]"
    ) { app in app.onCatalog { $0.popToRoot() } },
    LeaveRow("a child's popToAppRoot", nested, leaves: fromCatalog, after: "Shop[home *]") { app in
      app.onAccount { $0.popToAppRoot() }
    },
    LeaveRow(
      "a child that another one follows", nested, leaves: fromCatalog,
      after: "Shop[home, Catalog[list *]]"
    ) { $0.setRoutes([.home, .favourites(.list)]) },
    LeaveRow(
      "removing the run of a child", nested, leaves: ["confirm", "profile", "item(1)", "list"],
      after: "Shop[home, \(a) *]"
    ) { app in
      app.removeAll(where: { route in
        if case .catalog = route { return true }
        return false
      })
    },
  ]
}
