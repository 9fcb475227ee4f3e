import Waymark
import WaymarkTesting

/// All ways out. `home` is #1 everywhere.
enum LeaveTable {
  static let all = stacks + sets + layers + children + tabs + columns + navigators + others

  static let notes: LeaveRow.Prepare = { app in
    app.setRoutes([.home, .note("a"), .note("b"), .note("c")])
  }
  static let a = "note(\"a\")"
  static let b = "note(\"b\")"
  static let c = "note(\"c\")"

  static let stacks: [LeaveRow] = [
    LeaveRow("pop", notes, leaves: [c], { $0.pop() }) { $0.base.removeLast() },
    LeaveRow("pop(2)", notes, leaves: [c, b], { $0.pop(2) }) { $0.base.removeLast(2) },
    LeaveRow("pop(toLast:)", notes, leaves: [c, b, a], { $0.pop(toLast: .home) }) {
      $0.base.removeLast(3)
    },
    LeaveRow("pop(toFirst:)", notes, leaves: [c, b], { $0.pop(toFirst: .note("a")) }) {
      $0.base.removeLast(2)
    },
    LeaveRow("pop(to: id)", notes, leaves: [c], { $0.pop(to: $0.stack[2].id) }) {
      $0.base.removeLast()
    },
    LeaveRow("pop(where:)", notes, leaves: [c, b], { $0.pop(where: { $0 == .note("a") }) }) {
      $0.base.removeLast(2)
    },
    LeaveRow("popToRoot", notes, leaves: [c, b, a], { $0.popToRoot() }) { $0.base.removeLast(3) },
    LeaveRow("popToAppRoot", notes, leaves: [c, b, a], { $0.popToAppRoot() }) {
      $0.base.removeLast(3)
    },
    LeaveRow("popOrPush", notes, leaves: [c, b], { $0.popOrPush(.note("a")) }) {
      $0.base.removeLast(2)
    },
    LeaveRow("back", notes, leaves: [c], { $0.back() }) { $0.base.removeLast() },
    LeaveRow("trim", notes, leaves: [b, a], { $0.trim(keepingLast: 1) }) {
      $0.base = [.home, .note("c")]
    },
    LeaveRow("remove", notes, leaves: [a], { $0.remove($0.stack[1].id) }) {
      $0.base.remove(.note("a"))
    },
    LeaveRow(
      "removeAll", notes, leaves: [c, a],
      { $0.removeAll(where: { $0 == .note("a") || $0 == .note("c") }) }
    ) { $0.base = [.home, .note("b")] },
    LeaveRow("replaceTop", notes, leaves: [c], { $0.replaceTop(.about) }) {
      $0.base.replaceLast(with: .about)
    },
  ]

  static let sets: [LeaveRow] = [
    LeaveRow("setRoot", notes, leaves: [c, b, a, "home"], { $0.setRoot(.about) }) {
      $0.base = [.about]
    },
    LeaveRow(
      "setRoot(keepingStack:)", notes, leaves: ["home"], { $0.setRoot(.about, keepingStack: true) }
    ) { $0.base = [.about, .note("a"), .note("b"), .note("c")] },
    LeaveRow("setRoutes", notes, leaves: [b, a], { $0.setRoutes([.home, .about, .note("c")]) }) {
      $0.base = [.home, .about, .note("c")]
    },
    LeaveRow(
      "update", notes, leaves: [c, b],
      { app in
        app.update {
          $0.pop(2)
          $0.push(.about)
        }
      }
    ) { $0.base = [.home, .note("a"), .about] },
    LeaveRow(
      "a transaction", notes, leaves: [c, b],
      { app in
        app.transaction {
          app.pop()
          app.transaction { app.pop() }
          app.push(.about)
        }
      }
    ) { $0.base = [.home, .note("a"), .about] },
    LeaveRow("open", notes, leaves: [c, b, a], { $0.open(.about) }) { $0.base = [.home, .about] },
    LeaveRow(
      "open over the root", notes, leaves: [c, b, a, "home"],
      { $0.open(.about, over: .replaceRoot) }
    ) { $0.base = [.about] },
    LeaveRow("end", notes, leaves: [c, b, a, "home"], { $0.end() }) { $0.base = [] },
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
    LeaveRow("dismiss", sheets, leaves: [a], { $0.dismiss() }) { $0.dismiss() },
    LeaveRow(
      "dismiss of a lower layer", sheets, leaves: [a, "item(6)", "item(5)"],
      { $0.onCatalog { $0.dismiss() } }
    ) { $0.dismiss(2) },
    LeaveRow("dismissAll", sheets, leaves: [a, "item(6)", "item(5)"], { $0.dismissAll() }) {
      $0.dismiss(2)
    },
    LeaveRow("back out of a layer", sheets, leaves: [a], { $0.back() }) { $0.dismiss() },
    LeaveRow("pop in a layer", sheets, leaves: ["item(6)"], { $0.onCatalog { $0.pop() } }) {
      $0[layer: 1].removeLast()
    },
    LeaveRow(
      "navigate, which ends layers of children", catalogSheet, leaves: ["item(6)", "item(5)"],
      { $0.navigate(to: .about) }
    ) {
      $0.dismiss()
      $0.base.append(.about)
    },
    LeaveRow(
      "popping the presenter of a layer", sheets, leaves: [a, "item(6)", "item(5)", "item(1)"],
      { $0.onCatalog { $0.update { $0.pop() } } }
    ) {
      $0.dismiss(2)
      $0.base.removeLast()
    },
    LeaveRow(
      "open, which ends layers", sheets, leaves: [a, "item(6)", "item(5)"],
      { $0.open(.catalog(.item(1))) }
    ) { $0.dismiss(2) },
    LeaveRow(
      "removeAll through layers", sheets, leaves: [a], { $0.removeAll(where: { $0 == .note("a") }) }
    ) { $0.dismiss() },
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
      "the parent's pop that ends a child", nested, leaves: fromCatalog, { $0.pop(toLast: .home) }
    ) { $0.base.removeLast(5) },
    LeaveRow(
      "finish of the child", nested, leaves: ["confirm", "profile", "item(1)", "list"],
      { $0.onCatalog { $0.finish() } }
    ) { $0.base = [.home, .note("a")] },
    LeaveRow(
      "finish of the innermost child", nested, leaves: ["confirm"],
      { $0.onAccount(1) { $0.finish() } }
    ) { $0.base.remove(.catalog(.account(.more(.confirm)))) },
    LeaveRow(
      "pop of a child's last entry", nested, leaves: ["confirm"], { $0.onAccount(1) { $0.pop() } }
    ) { $0.base.remove(.catalog(.account(.more(.confirm)))) },
    LeaveRow(
      "popToRoot of a child", nested, leaves: ["confirm", "profile", "item(1)"],
      { $0.onCatalog { $0.popToRoot() } }
    ) { $0.base = [.home, .catalog(.list), .note("a")] },
    LeaveRow(
      "a child's popToAppRoot", nested, leaves: fromCatalog, { $0.onAccount { $0.popToAppRoot() } }
    ) { $0.base.removeLast(5) },
    LeaveRow(
      "a child that another one follows", nested, leaves: fromCatalog,
      { $0.setRoutes([.home, .favourites(.list)]) }
    ) { $0.base = [.home, .favourites(.list)] },
    LeaveRow(
      "removing the run of a child", nested, leaves: ["confirm", "profile", "item(1)", "list"],
      { app in
        app.removeAll(where: { route in
          if case .catalog = route { return true }
          return false
        })
      }
    ) { $0.base = [.home, .note("a")] },
  ]
}
