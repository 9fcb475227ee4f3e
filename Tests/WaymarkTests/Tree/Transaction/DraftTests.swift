import Testing
import Waymark
import WaymarkTesting

/// Several verbs as one transaction.
private func draft(_ body: @escaping VerbRow.Prepare) -> VerbRow.Verb {
  { app in app.transaction { body(app) } }
}

private let rows: [VerbRow] = [
  VerbRow(
    "present above a child that is not made yet", [.home],
    draft {
      $0.push(.catalog(.list)); $0.present(.about)
    }, .performed, "Shop[home, Catalog[list], ^ sheet[about *]]"
  ) {
    $0.base.append(.catalog(.list)); $0.present(.about)
  },
  VerbRow(
    "a layer that holds a child that is not made yet", [.home],
    draft {
      $0.present(.catalog(.list)); $0.push(.catalog(.item(1))); $0.present(.about, as: .dialog)
    }, .performed, "Shop[home, ^ sheet[Catalog[list, item(1)]], ^ dialog[about *]]"
  ) {
    $0.present(.catalog(.list), as: .sheet); $0.path.append(.catalog(.item(1)))
    $0.present(.about, as: .dialog)
  },
  VerbRow(
    "a layer whose presenter goes", [.home],
    draft {
      $0.push(.about); $0.present(.note("a")); $0.update { $0.pop() }
    }, .unchanged),
  VerbRow(
    "a layer whose presenting child goes", [.home],
    draft {
      $0.push(.catalog(.list)); $0.present(.about); $0.update { $0.pop() }
    }, .unchanged),
  VerbRow(
    "a pop and a push in a child that stays", [.home, .catalog(.list), .catalog(.item(1))],
    draft {
      $0.pop(); $0.push(.catalog(.item(2)))
    }, .performed, "Shop[home, Catalog[list, item(2) *]]"
  ) { $0.base.replaceLast(with: .catalog(.item(2))) },
  VerbRow(
    "a dialog with two entries", [.home],
    draft {
      $0.present(.about, as: .dialog); $0.push(.home)
    }, .ignored(.noStack)),
  VerbRow(
    "a dialog whose entry is replaced", [.home],
    draft {
      $0.present(.about, as: .dialog); $0.replaceTop(.note("a"))
    }
  ) { $0.present(.note("a"), as: .dialog) },
  VerbRow(
    "back through entries that are new", [.home],
    draft {
      $0.push(.catalog(.list)); $0.present(.about); $0.back(); $0.back()
    }, .unchanged),
  VerbRow(
    "tabs are pushed and acted on", [.home],
    draft {
      $0.push(.tabs); $0.select(.favourites(.list)); $0.deliver(.catalog(.item(1)), select: false)
    }, .performed, "Shop[home, tabs[Catalog[list, item(1)], >Catalog[list *], home]]"
  ) {
    $0.base.append(.tabs); $0[tab: .catalog(.list)].append(.catalog(.item(1)))
    $0.selected = .favourites(.list)
  },
  VerbRow(
    "navigate starts a child for a modal leaf", [.home],
    draft {
      $0.push(.about); $0.navigate(to: .catalog(.filter))
    }, .performed, "Shop[home, about, Catalog[list, ^ sheet[filter *]]]"
  ) {
    $0.base.append(contentsOf: [.about, .catalog(.list)]); $0.present(.catalog(.filter))
  },
  VerbRow(
    "a push on a child that navigate starts for a modal leaf", [.home],
    draft {
      $0.navigate(to: .catalog(.filter)); $0.push(.catalog(.item(1)))
    }, .performed, "Shop[home, Catalog[list, item(1), ^ sheet[filter *]]]"
  ) {
    $0.base.append(contentsOf: [.catalog(.list), .catalog(.item(1))]); $0.present(.catalog(.filter))
  },
  VerbRow(
    "a push stays literal on a child that navigate starts", [.home],
    draft {
      $0.navigate(to: .catalog(.item(1))); $0.push(.catalog(.account(.edit)))
    }, .performed, "Shop[home, Catalog[item(1), Account[edit *]]]"
  ) { $0.base.append(contentsOf: [.catalog(.item(1)), .catalog(.account(.edit))]) },
  VerbRow(
    "remove of a new entry", [.home],
    draft { app in
      app.push([.about, .catalog(.list), .note("a")])
      app.remove(app.stack[2].id)
      app.removeAll(where: { $0 == .about })
    }
  ) { $0.base.append(.note("a")) },
  VerbRow(
    "trim, setRoot and popToRoot", [.home, .about, .about],
    draft {
      $0.trim(keepingLast: 1); $0.setRoot(.note("a")); $0.push(.about); $0.popToRoot()
    }
  ) {
    $0.base.removeLast(3); $0.base.append(.note("a"))
  },
  VerbRow(
    "finish of a child that was there before", [.home, .catalog(.list)],
    draft { app in
      app.onCatalog { $0.push(.item(1)) }; app.onCatalog { $0.finish() }
    }
  ) { $0.base.removeLast() },
]

@MainActor
@Suite("Drafts")
struct DraftTests {
  @Test("Each verb is decided on the result of the verbs before it", arguments: rows)
  func draft(_ row: VerbRow) { row.check() }

  @Test("A child that left and came back in one transaction is a new one")
  func newChild() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    weak let first = app.child(CatalogCoordinator.self)
    var events: [String] = []
    app.observe { change, _ in events = change.events.map(\.description) }
    app.transaction {
      app.pop()
      app.push(.catalog(.list))
    }
    #expect(first == nil)
    #expect(app.made == ["catalog", "catalog"])
    #expect(
      events == [
        "enter CatalogCoordinator", "enter catalog.list", "leave (popped) catalog.list",
        "leave (popped) CatalogCoordinator", "activate catalog.list",
      ])
  }

  @Test("A layer presented above a drafted child ends with that child's entry")
  func presenter() {
    let app = ShopCoordinator()
    app.transaction {
      app.push([.catalog(.list), .catalog(.item(1))])
      app.present(.about)
    }
    app.onCatalog { $0.push(.item(2)) }
    app.onCatalog { $0.pop() }
    #expect(picture(app) == "Shop[home, Catalog[list, item(1)], ^ sheet[about *]]")
    app.onCatalog { $0.pop() }
    #expect(picture(app) == "Shop[home, Catalog[list *]]")
  }

  @Test("A child that calls a verb in its init is refused, and the report says so")
  func verbInInit() {
    let app = HastyParent()
    var reports: [String] = []
    app.flow.reporter = MisuseReporter { reports.append($0.message) }
    #expect(app.push(.child(.list)) == .ignored(.notFresh))
    #expect(app.routes == [.plain])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Most likely, its init calls a verb") == true)
  }

  @Test("Verbs called while a child is made are queued")
  func verbInFactory() {
    let app = HastyParent()
    var outcome: Outcome?
    app.whileMaking = { outcome = app.push(.plain) }
    app.child = { CatalogCoordinator() }
    #expect(app.push(.child(.list)) == .performed)
    #expect(outcome == .queued)
    #expect(app.routes == [.plain, .child(.list), .plain])
  }

  @Test("end from inside a callback ends the tree; verbs queued after it are ignored")
  func endInCallback() {
    let app = ShopCoordinator()
    app.start()
    var changes = 0
    app.observe { _, _ in
      changes += 1
      guard changes == 1 else { return }
      app.end()
      app.push(.about)
    }
    #expect(app.push(.catalog(.list)) == .performed)
    #expect(changes == 2)
    #expect(app.push(.about) == .ignored(.left))
    #expect(app.children.isEmpty)
  }
}

@MainActor
private final class HastyParent: Coordinator {
  let flow = Flow<ReusingRoute, TestScreen>(start: .plain)
  var whileMaking: (() -> Void)?
  var child: () -> CatalogCoordinator = {
    let hasty = CatalogCoordinator()
    hasty.push(.item(1))
    return hasty
  }

  func destination(for route: ReusingRoute) -> Destination<HastyParent> {
    switch route {
    case .plain: .screen { TestScreen(route.name) }
    case .child(let route):
      .child(route, as: ReusingRoute.child) {
        self.whileMaking?()
        return self.child()
      }
    }
  }
}
