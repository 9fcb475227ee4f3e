import Testing
import Waymark
import WaymarkTesting

@MainActor
private func sheets(_ app: ShopCoordinator) {
  app.push(.about)
  app.present(.note("a"))
  app.present(.note("b"))
}

@MainActor
@Suite("Presenting in place of a layer")
struct ReplacingLayerTests {
  @Test(
    "present(replacing:) replaces the top layer, with everything above it",
    arguments: [
      VerbRow("the top layer", { sheets($0) }, { $0.present(.home, replacing: true) }) {
        $0.dismiss(); $0.present(.home)
      },
      VerbRow(
        "another style", { $0.present(.about) },
        { $0.present(.note("a"), as: .cover, replacing: true) }
      ) {
        $0.dismiss(); $0.present(.note("a"), as: .cover)
      },
      VerbRow("no layer is there", [.home], { $0.present(.about, replacing: true) }) {
        $0.present(.about)
      },
      VerbRow(
        "a child's",
        {
          $0.push(.catalog(.list)); $0.onCatalog { $0.present(.filter) }
        }, { $0.present(.about, replacing: true) }, .performed,
        "Shop[home, Catalog[list], ^ sheet[about *]]"
      ) {
        $0.dismiss(); $0.present(.about)
      },
    ])
  func replaces(_ row: VerbRow) {
    row.check()
  }

  @Test("It is presented from the same entry, and ends with it")
  func presenter() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.setRoutes([.home, .about]) }
      test.step({ $0.present(.note("a")) }) { $0.present(.note("a")) }
      test.step({ $0.present(.note("b"), replacing: true) }) {
        $0.dismiss()
        $0.present(.note("b"))
      }
      test.step({ $0.remove($0.stack.topID) }) {
        $0.dismiss()
        $0.base.removeLast()
      }
    }
  }

  @Test("From a navigator it replaces the layer on its entry, which need not be on top for that")
  func navigator() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.about) }
      let navigator: Navigator<ShopCoordinator> = try test.root.navigator(of: "about")
      test.given {
        $0.present(.note("a"))
        $0.present(.note("b"))
      }
      test.step({ _ in navigator.present(.home) }, .ignored(.originNotOnTop))
      test.step({ _ in navigator.present(.home, replacing: true) }) {
        $0.dismiss(2)
        $0.present(.home)
      }
    }
  }

  @Test("Entries that would leave are asked")
  func policies() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.present(.note("a")) }
      try test.root.set(.blocked, of: "note(\"a\")")
      test.step({ $0.present(.about, replacing: true) }, .ignored(.blocked))
      test.ends(policies: ["note(\"a\")": .blocked])
    }
  }

  @Test("What it replaces leaves as replaced, in one change")
  func reason() {
    let app = ShopCoordinator()
    app.present(.note("a"))
    var events: [[String]] = []
    app.observe { change, _ in events.append(change.events.map(\.description)) }
    app.present(.about, replacing: true)
    #expect(events == [["enter about", "leave (replaced) note(\"a\")", "activate about"]])
  }
}
