import Foundation
import Testing
import Waymark

@MainActor
@Suite("The guide to state")
struct StateTests {
  @Test("The state of an app is written to a file and comes back from it")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "state.json")
    // region: state-save
    let app = Saved.AppCoordinator()
    app.navigate(to: .note(id: 7))
    app.navigate(to: .compose)

    try app.snapshot().json().write(to: file, options: .atomic)
    // endregion
    // region: state-restore
    let next = Saved.AppCoordinator()
    let report = next.restore(try NavigationSnapshot(json: Data(contentsOf: file)))

    #expect(report.isComplete)
    #expect(next.layers == [[.home, .note(id: 7)], [.compose]])
    // endregion
    // region: state-text
    #expect(
      app.snapshot().description == """
        /
        /notes/7
        ^ sheet of 0
          /compose
        """)
    // endregion
  }

  @Test("What may no longer be seen does not come back, and the report says so")
  func signedOut() {
    // region: state-access
    let app = Saved.AppCoordinator()
    app.push([.note(id: 7), .account(.overview), .account(.cards)])
    let saved = app.snapshot()

    let next = Saved.AppCoordinator()
    next.isSignedIn = false
    let report = next.restore(saved)

    #expect(next.routes == [.home, .note(id: 7)])
    #expect(
      report.description == """
        restored 2 of 4 entries
          dropped /account at layers[0][2]: access denies it: signed out
          dropped /account/cards at layers[0][3]: something below it did not come back
        """)
    // endregion
  }

  @Test("A route that is not saved ends its list")
  func isSaved() {
    // region: state-is-saved
    let app = Saved.AppCoordinator()
    app.push([.account(.overview), .account(.changePassword)])

    #expect(app.snapshot().layers[0].path.map(\.text) == ["/", "/account"])
    // endregion
  }

  @Test("Each policy leaves out a different part")
  func policies() {
    let saved = NavigationSnapshot(layers: [
      .init(path: [.init("/"), .init("/gone/1"), .init("/notes/7")])
    ])
    // region: state-policies
    // saved: /, /gone/1, /notes/7, and the app no longer has /gone
    let cut = Saved.AppCoordinator()
    cut.restore(saved)
    #expect(cut.routes == [.home])

    let skipped = Saved.AppCoordinator()
    skipped.restore(saved, policy: .skip)
    #expect(skipped.routes == [.home, .note(id: 7)])

    let discarded = Saved.AppCoordinator()
    #expect(discarded.restore(saved, policy: .discard).restored == 0)
    #expect(discarded.routes == [.home])
    // endregion
  }

  @Test("Routes without links are saved with a coding")
  func coding() {
    // region: state-coding-use
    let editor = SavedDrafts.EditorCoordinator()
    editor.push(.draft(title: "Summer"))

    let next = SavedDrafts.EditorCoordinator()
    next.restore(editor.snapshot())
    #expect(next.routes == [.list, .draft(title: "Summer")])
    // endregion
  }

  @Test("Texts of an old version are replaced by today's")
  func versions() {
    // region: state-version-use
    let old = NavigationSnapshot(
      version: 1, layers: [.init(path: [.init("/"), .init("/memos/7"), .init("/drafts/1")])])

    let app = SavedVersions.AppCoordinator()
    let report = app.restore(old)
    #expect(app.routes == [.home, .note(id: 7)])
    #expect(report.dropped.map(\.text) == ["/drafts/1"])
    // endregion
  }

  @Test("Bytes that are not a snapshot are an error, and the app starts anyway")
  func damaged() {
    // region: state-damaged
    let app = Saved.AppCoordinator()
    do {
      app.restore(try NavigationSnapshot(json: Data("{".utf8)))
    } catch {
      #expect("\(error)" == "the state cannot be read: it is not JSON")
      app.start()
    }
    #expect(app.routes == [.home])
    // endregion
  }

  @Test("Two snapshots are compared line by line")
  func difference() {
    // region: state-difference
    let app = Saved.AppCoordinator()
    app.push(.note(id: 7))
    let before = app.snapshot()
    app.replaceTop(.note(id: 8))

    #expect(
      app.snapshot().difference(from: before) == """
          /
        - /notes/7
        + /notes/8
        """)
    // endregion
  }
}
