import Waymark

extension LeaveTable {
  /// Two tabs with an entry above their roots, the first of them selected.
  static let inTabs: LeaveRow.Prepare = { app in
    app.setRoot(.tabs)
    app.deliver(.catalog(.item(1)))
    app.deliver(.favourites(.item(2)), select: false)
  }

  /// The selected tab has presented a layer, too.
  static let sheetInTab: LeaveRow.Prepare = { app in
    try inTabs(app)
    app.onCatalog { $0.present(.item(5)) }
  }

  static let tabs: [LeaveRow] = [
    LeaveRow(
      "selecting the selected tab", inTabs, leaves: ["item(1)"],
      after: "Shop[tabs[>Catalog[list *], Catalog[list, item(2)], home]]"
    ) { $0.select(.catalog(.list)) },
    LeaveRow(
      "tapping the selected tab", sheetInTab, leaves: ["item(5)", "item(1)"],
      after: "Shop[tabs[>Catalog[list *], Catalog[list, item(2)], home]]"
    ) { app in
      guard let tabs = app.projection.base.entries.last?.tabs else { return .queued }
      return app.request(select: 0, in: tabs, revision: tabs.revision)
    },
    LeaveRow(
      "selecting another tab ends layers", sheetInTab, leaves: ["item(5)"],
      after: "Shop[tabs[Catalog[list, item(1)], Catalog[list, item(2)], >home *]]"
    ) { $0.select(.home) },
    LeaveRow(
      "tapping another tab ends layers", sheetInTab, leaves: ["item(5)"],
      after: "Shop[tabs[Catalog[list, item(1)], >Catalog[list, item(2) *], home]]"
    ) { app in
      guard let tabs = app.projection.base.entries.last?.tabs else { return .queued }
      return app.request(select: 1, in: tabs, revision: tabs.revision)
    },
    LeaveRow(
      "delivering to another tab ends layers", sheetInTab, leaves: ["item(5)"],
      after: "Shop[tabs[Catalog[list, item(1)], >Catalog[list, item(2), item(3) *], home]]"
    ) { $0.deliver(.favourites(.item(3))) },
    LeaveRow(
      "pop in a tab that is not selected", inTabs, leaves: ["item(2)"],
      after: "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"
    ) { app in app.onCatalog(1) { $0.pop() } },
    LeaveRow(
      "another root than tabs", inTabs, leaves: ["home", "item(2)", "item(1)"],
      after: "Shop[about *]"
    ) { $0.setRoot(.about) },
    LeaveRow(
      "tabs that are popped",
      { app in
        app.push(.tabs)
        app.deliver(.catalog(.item(1)))
        app.deliver(.favourites(.item(2)), select: false)
      }, leaves: ["item(2)", "item(1)"], after: "Shop[home *]"
    ) { $0.pop() },
  ]

  private static let inSheet: LeaveRow.Prepare = { app in
    app.setRoutes([.home, .note("b")])
    app.present(.note("a"))
    app.push(.note("c"))
  }

  static let navigators: [LeaveRow] = [
    LeaveRow("a navigator's pop", notes, leaves: [c, b], after: "Shop[home, \(a) *]") { app in
      try app.navigator(ShopCoordinator.self, of: b).pop()
    },
    LeaveRow(
      "a navigator's replaceTop", notes, leaves: [c], after: "Shop[home, \(a), \(b), about *]"
    ) { app in try app.navigator(ShopCoordinator.self, of: c).replaceTop(.about) },
    LeaveRow("a navigator's dismiss", inSheet, leaves: [c, a], after: "Shop[home, \(b) *]") { app in
      try app.navigator(ShopCoordinator.self, of: c).dismiss()
    },
    LeaveRow(
      "a navigator's dismiss of what lies above", inSheet, leaves: [c, a],
      after: "Shop[home, \(b) *]"
    ) { app in try app.navigator(ShopCoordinator.self, of: b).dismiss() },
    LeaveRow(
      "a navigator's finish", nested, leaves: ["confirm", "profile", "item(1)", "list"],
      after: "Shop[home, \(a) *]"
    ) { app in try app.navigator(CatalogCoordinator.self, of: "item(1)").finish() },
    LeaveRow("a navigator's open", notes, leaves: [c, b, a], after: "Shop[home, about *]") { app in
      try app.navigator(ShopCoordinator.self, of: a).open(.about)
    },
    LeaveRow(
      "a navigator's transaction", inSheet, leaves: [c, a], after: "Shop[home, \(b), about *]"
    ) { app in
      let navigator = try app.navigator(ShopCoordinator.self, of: c)
      return navigator.transaction {
        navigator.dismiss()
        navigator.push(.about)
      }
    },
  ]

  static let others: [LeaveRow] = [
    LeaveRow(
      "end through layers and tabs", sheetInTab,
      leaves: ["item(5)", "home", "item(2)", "item(1)"], after: "Shop[home]"
    ) { $0.end() },
    LeaveRow(
      "a transaction of several coordinators", sheets,
      leaves: [a, "item(6)", "item(5)", "item(1)"], after: "Shop[home, Catalog[list], about *]"
    ) { app in
      app.transaction {
        app.dismissAll()
        app.onCatalog { $0.pop() }
        app.push(.about)
      }
    },
  ]
}
