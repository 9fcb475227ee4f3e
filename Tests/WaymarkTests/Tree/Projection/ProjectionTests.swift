import Testing
import Waymark

@MainActor
@Suite("What a projection shows of a subtree, and what it keeps alive")
struct ProjectionTests {
  private func names(_ coordinator: some Coordinator) -> [[String]] {
    coordinator.projection.layers.map { $0.entries.map(\.name) }
  }

  @Test("A child that was pushed projects its own entries, each with its screen")
  func pushedChild() throws {
    let app = GuardSession().makeApp([.home, .club(.lobby), .club(.vault(.door)), .page(1)])
    let club = try #require(app.child(ClubCoordinator.self))
    let vault = try #require(club.child(VaultCoordinator.self))
    #expect(names(club) == [["lobby", "door"]])
    #expect(names(vault) == [["door"]])
    #expect(club.projection.base.entries.allSatisfy { $0.screen != nil })
    #expect(club.projection.leaf?.name == "door")
    #expect(club.projection.base.id == app.projection.base.id)
    let ids = club.projection.base.entries.ids
    #expect(ids == Array(app.projection.base.entries.ids[1...2]))
    #expect(club.reconcile(club.projection.base, shown: ids, remaining: [ids[0]]) == .performed)
    #expect(picture(app) == "App[home, Club[lobby], page(1) *]")
  }

  @Test("A coordinator in a tab projects the layers that it presented, and those above them")
  func inTab() throws {
    let app = GuardSession().makeApp([.tabs])
    let club = try #require(app.child(ClubCoordinator.self))
    club.push(.vault(.door))
    let vault = try #require(club.child(VaultCoordinator.self))
    club.present(.form)
    #expect(names(club) == [["lobby", "door"], ["form"]])
    #expect(names(vault) == [["door"]])
    #expect(club.projection.layers.map(\.style) == [.tab, .modal(.sheet)])
    app.present(.note)
    #expect(names(club) == [["lobby", "door"], ["form"]], "the app's sheet is none of the club's")
    #expect(names(app) == [["tabs"], ["form"], ["note"]])
    let sheet = try #require(club.projection.layers.last)
    #expect(sheet.entries.first?.screen?.name == "form")
    #expect(club.dismissed(sheet) == .performed)
    #expect(names(club) == [["lobby", "door"]] && app.layers.count == 1)
    // A tab in the root's own projection has no layer above it, because the chain begins at the base.
    app.onClub { $0.present(.form) }
    let tabs = try #require(app.projection.base.entries[0].tabs)
    #expect(tabs.layers[0].next == nil)
    #expect(app.projection.layers.count == 2)
  }

  @Test("A coordinator that has left projects nothing")
  func left() throws {
    let app = GuardSession().makeApp([.home, .club(.lobby)])
    let club = try #require(app.child(ClubCoordinator.self))
    let base = club.projection.base
    app.popToRoot()
    #expect(names(club) == [[]] && club.projection.leaf == nil && base.entries.isEmpty)
  }

  @Test("Kept entries, tabs and screens keep nothing of a tree that is gone")
  func gone() {
    var app: GuardedApp? = GuardSession().makeApp([.tabs])
    let base = app?.projection.base
    let entries = base?.entries
    let entry = entries?.first
    let tabs = entry?.tabs
    let leaf = app?.projection.leaf
    weak let screen = leaf?.screen
    weak let club = app?.child(ClubCoordinator.self)
    #expect(screen != nil && club != nil && tabs?.layers.count == 3)
    app = nil
    #expect(screen == nil && club == nil)
    #expect(leaf?.screen == nil && leaf?.name == "lobby" && leaf?.leavePolicy == .free)
    #expect(entry?.tabs == nil && entries?.count == 1 && base?.entries.isEmpty == true)
    #expect(tabs?.names == ["club.lobby", "annex.lobby", "home"])
    #expect(tabs?.selectedIndex == 0 && tabs?.revision == 0 && tabs?.selected?.entries.count == 0)
  }

  @Test(
    "Entries and tabs kept from before they left keep no screen or child, while their tree lives on"
  )
  func leftEntries() throws {
    let app = GuardSession().makeApp([.home, .tabs, .club(.lobby)])
    let entries = app.projection.base.entries
    let tabs = try #require(entries[1].tabs)
    app.pop()
    app.select(.annex(.lobby))
    weak let screen = app.projection.leaf?.screen
    weak let inTab = app.child(ClubCoordinator.self)
    #expect(screen != nil && inTab != nil && tabs.selectedIndex == 1)
    #expect(entries.map(\.name) == ["home", "tabs", "lobby"], "the list is what it was")
    #expect(entries[2].screen == nil)
    app.pop()
    #expect(screen == nil && inTab == nil)
    #expect(entries[1].tabs == nil && tabs.selectedIndex == 0 && tabs.layers.count == 3)
    #expect(app.request(select: 1, in: tabs, revision: 0) == .ignored(.left))
    #expect(entries[0].screen?.name == "home")
  }

  @Test("Kept projections of coordinators that have left show nothing, and disturb no others")
  func keptBase() throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.lobby)])
    let club = try #require(app.children.first as? ClubCoordinator)
    let base = club.projection.base
    app.pop()
    #expect(base.entries.isEmpty && base.next == nil)
    #expect(app.projection.base.entries.ids.count == 1)
    app.push(.page(1))
    #expect(app.projection.base.entries.ids.count == 2)
  }

  @Test("A layer that ends has nothing above it, even while callbacks run")
  func endedLayer() {
    let session = GuardSession()
    let app = session.makeApp()
    app.present(.page(1))
    app.present(.page(2))
    let first = app.projection.layers[1]
    var seen: [LayerID?] = []
    app.observe { _, _ in seen.append(first.next?.id) }
    app.transaction {
      app.dismissAll()
      app.present(.page(3))
      app.present(.page(4))
    }
    #expect(seen == [nil])
  }
}
