import Testing
import Waymark

@MainActor
@Suite("Links with values of the domain, and tabs without their back stack")
struct DomainLinksTests {
  @Test("A domain's own types are in links that only the feature knows")
  func domain() {
    // region: links-domain-run
    let emma = ISBN(digits: "9780141439587")
    #expect(EditionsRoute(link: "/9780141439587") == .book(emma))
    #expect(EditionsRoute(link: "/emma") == nil)
    #expect(EditionsRoute.links.path(for: .book(emma)) == "/9780141439587")
    // endregion
    #expect(EditionsRoute.links.all.map(\.caseName) == ["book"])
  }

  @Test("Without its back stack a route comes without the tabs that belong to it")
  func bare() {
    // region: links-bare-tabs
    let office = Guide.OfficeCoordinator()
    office.open(.archive(.note(id: 9)))
    #expect(office.visiblePath == [[.tabs, .archive(.list), .archive(.note(id: 9))]])
    office.open(.archive(.note(id: 9)), bare: true)
    #expect(office.visiblePath == [[.archive(.note(id: 9))]])
    // endregion
    #expect(office.canGoBack == false)
  }

  @Test("If a coordinator in a tab opens a route without its back stack, it stays in the tab")
  func bareInside() {
    // region: links-bare-inside
    let office = Guide.OfficeCoordinator()
    office.select(.archive(.list))
    let archive = office.activeLeaf as? Guide.NotesCoordinator
    archive?.open(.note(id: 9), bare: true)
    #expect(office.visiblePath == [[.tabs, .archive(.note(id: 9))]])
    // endregion
  }
}
