import Testing
import Waymark

@MainActor
@Suite("The guide")
struct GuideTests {
  @Test("A route's presentation decides where navigate(to:) shows it")
  func modal() {
    // region: guide-modal-run
    let notes = Guide.NotesCoordinator()
    notes.navigate(to: .note(id: 1))
    notes.navigate(to: .add)
    #expect(notes.layers == [[.list, .note(id: 1)], [.add]])
    notes.dismiss()
    #expect(notes.layers == [[.list, .note(id: 1)]])
    // endregion
  }

  @Test("A route is shown in the tab that takes it")
  func tabs() {
    // region: guide-tabs-run
    let office = Guide.OfficeCoordinator()
    office.navigate(to: .archive(.note(id: 9)))
    #expect(office.visiblePath == [[.tabs, .archive(.list), .archive(.note(id: 9))]])
    office.select(.notes(.list))
    #expect(office.visiblePath == [[.tabs, .notes(.list)]])
    // endregion
    #expect(office.projection.leaf?.screen == .notes(.page("list")))
  }

  @Test("Several verbs are one change, and observers are told once")
  func transaction() {
    // region: guide-observe
    let notes = Guide.NotesCoordinator()
    notes.push([.note(id: 1), .note(id: 2)])
    var log: [String] = []
    let token = notes.observe { change, paths in
      log.append("\(change.cause): \(paths.after ?? [])")
    }
    notes.transaction {
      notes.popToRoot()
      notes.push(.note(id: 3))
    }
    token.cancel()
    #expect(log.count == 1)
    #expect(notes.routes == [.list, .note(id: 3)])
    // endregion
  }

  @Test("Routes may be nested in their coordinator")
  func nested() {
    let clock = Guide.ClockCoordinator()
    clock.push(.alarm)
    #expect(clock.routes == [.face, .alarm])
  }
}
