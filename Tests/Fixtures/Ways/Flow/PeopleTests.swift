import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The flow of the pages on migration")
struct PeopleTests {
  private let store = PersonStore()

  @Test("A link shows the person above the list, in the tab, and a swipe goes back")
  func link() throws {
    let office = OfficeCoordinator(store)
    let simulator = PlatformSimulator(office)
    office.select(.settings)
    office.open("office://people/7")
    simulator.settle()
    #expect(simulator.selectedTab == 0)
    #expect(simulator.visible.stack.map(\.name) == ["list", "person(id: 7)"])
    simulator.swipeBack()
    simulator.settle()
    #expect(office.path == "/people")
    #expect(simulator.differences.isEmpty)
  }

  @Test("The choice in the sheet comes back")
  func result() async throws {
    let office = OfficeCoordinator(store)
    let simulator = PlatformSimulator(office)
    office.open("/people/7")
    let person = try #require(office.person)
    office.observe { [weak office] change, _ in
      if change.cause == .present { office?.teams?.choose("Blue") }
    }
    await person.changeTeam()
    #expect(store.teams[7] == "Blue")
    #expect(office.path == "/people/7")
    simulator.settle()
    #expect(simulator.differences.isEmpty)
  }

  @Test("A sheet that is dragged down gives no choice")
  func dragged() async throws {
    let office = OfficeCoordinator(store)
    office.open("/people/7")
    let person = try #require(office.person)
    let simulator = PlatformSimulator(office)
    let change = Task { await person.changeTeam() }
    while office.teams == nil { await Task.yield() }
    simulator.settle()
    let isDragged = simulator.drag()
    #expect(isDragged)
    simulator.settle()
    await change.value
    #expect(store.teams[7] == "Red")
    #expect(simulator.differences.isEmpty)
  }
}

extension OfficeCoordinator {
  fileprivate var person: PersonModel? {
    if case .person(let model)? = projection.leaf?.screen { model } else { nil }
  }

  fileprivate var teams: TeamsModel? {
    if case .teams(let model)? = projection.leaf?.screen { model } else { nil }
  }
}
