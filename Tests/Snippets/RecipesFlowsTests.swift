import Testing
import Waymark

@MainActor
@Suite("Recipes: inside a feature")
struct RecipesFlowsTests {
  private let failing = MisuseReporter { Issue.record("\($0)") }

  private func writing() throws -> (Unsaved.AppCoordinator, Unsaved.WriteModel) {
    let app = Unsaved.AppCoordinator()
    app.flow.reporter = failing
    app.navigate(to: .write)
    let write = try #require(app.projection.leaf?.screen as? Unsaved.WriteModel)
    write.text = "Dear"
    return (app, write)
  }

  @Test("A link asks whether the text may be discarded, and continues or not")
  func unsaved() throws {
    let (app, write) = try writing()
    // region: recipe-unsaved-link
    #expect(app.layers == [[.home], [.write]])
    #expect(app.open("/posts/3").leaveRequest?.name == "write")
    app.pendingLeave?.cancel()
    #expect(app.layers == [[.home], [.write]])

    app.open("/posts/3")
    app.pendingLeave?.proceed()
    #expect(app.layers == [[.home, .post(id: 3)]])
    // endregion
    #expect(write.text == "Dear")
  }

  @Test("A waiting link opens when the sheet is gone, and a link on top leaves the sheet in place")
  func unsavedPolicies() throws {
    let (app, write) = try writing()
    // region: recipe-unsaved-policies
    app.open("/posts/3", over: .whenClear)
    #expect(app.layers == [[.home], [.write]])
    write.text = ""  // saved
    app.dismiss()
    #expect(app.layers == [[.home, .post(id: 3)]])
    // endregion
    let (other, _) = try writing()
    #expect(other.open("/posts/3", over: .presentOnTop) == .performed)
    #expect(other.layers == [[.home], [.write], [.post(id: 3)]])
  }

  @Test("A wizard skips a needless step, and gives one result")
  func wizard() async throws {
    let app = Wizard.AppCoordinator()
    app.flow.reporter = failing
    // region: recipe-wizard-happens
    let home = try #require(app.projection.leaf?.screen as? Wizard.HomeModel)
    let work = Task { await home.signUp() }
    let step = {
      await Task.yield()
      return try #require(app.projection.leaf?.screen as? Wizard.StepModel)
    }

    let name = try await step()
    name.signUp.account.name = "Ada"
    name.next()
    #expect(app.visiblePath == [[.home], [.signUp(.name), .signUp(.summary)]])

    app.back()
    name.signUp.isBusiness = true
    name.next()
    #expect(app.visiblePath == [[.home], [.signUp(.name), .signUp(.company)]])

    try await step().next()  // the company
    try await step().next()  // the summary
    await work.value
    #expect(home.account == Wizard.Account(name: "Ada"))
    #expect(app.visiblePath == [[.home]])
    // endregion
  }

  @Test("A wizard that is left in any other way gives nothing", arguments: [true, false])
  func wizardCancelled(byButton: Bool) async throws {
    let app = Wizard.AppCoordinator()
    app.flow.reporter = failing
    let home = try #require(app.projection.leaf?.screen as? Wizard.HomeModel)
    let work = Task { await home.signUp() }
    await Task.yield()
    let name = try #require(app.projection.leaf?.screen as? Wizard.StepModel)
    name.next()
    name.next()  // a second tap
    #expect(app.visiblePath == [[.home], [.signUp(.name), .signUp(.summary)]])
    if byButton { name.cancel() } else { app.dismiss() }
    await work.value
    #expect(home.account == nil)
    #expect(app.visiblePath == [[.home]])
  }

  @Test("The values of a filter are in the link, and the screen stays")
  func filter() throws {
    let products = Filtering.ProductsCoordinator()
    products.flow.reporter = failing
    // region: recipe-filter-happens
    let list = try #require(products.projection.leaf?.screen as? Filtering.ProductListModel)
    list.filter(size: .large, max: 20)
    #expect(products.path == "/?size=large&max=20")
    #expect(list.size == .large)

    products.push(.product(id: 7))
    products.back()
    #expect(products.routes == [.list(size: .large, max: 20)])
    #expect(products.projection.leaf?.screen as? Filtering.ProductListModel === list)

    let another = Filtering.ProductsCoordinator()
    another.open("/?size=small")
    #expect(another.routes == [.list(size: .small, max: nil)])
    // endregion
    products.open("/?size=small")
    #expect(products.routes == [.list(size: .small, max: nil)])
    #expect(products.projection.leaf?.screen as? Filtering.ProductListModel !== list)
    #expect(products.back() == .ignored(.atRoot))
  }

  @Test("The chosen item is shown in the detail, which stays the same screen")
  func detail() throws {
    let app = MasterDetail.AppCoordinator()
    app.flow.reporter = failing
    var isDone = false
    defer { #expect(isDone, "the leaf is not the list") }
    // region: recipe-detail-happens
    guard case .notes(let choose) = app.projection.leaf?.screen else { return }
    choose(7)
    #expect(app.visiblePath == [[.split, .note(id: 7)]])
    #expect(app.path == "/notes/7")
    app.push(.photo(id: 1))  // above the note, with a way back to it
    #expect(app.visiblePath == [[.split, .photo(id: 1)]])
    choose(8)  // in a wide window the list is there all the time
    #expect(app.visiblePath == [[.split, .note(id: 8)]])

    app.back()  // in a narrow one, to the list
    #expect(app.visiblePath == [[.split, .notes]])

    app.open("/")
    #expect(app.path == "/")
    // endregion
    isDone = true
    #expect(app.describe().contains("note(id: nil)\n"))
  }

  @Test("A link chooses a note, and the model of the detail follows")
  func detailByLink() throws {
    let app = MasterDetail.AppCoordinator()
    app.flow.reporter = failing
    app.open("/notes/7")
    guard case .note(let note) = app.projection.leaf?.screen else {
      Issue.record("no note")
      return
    }
    #expect(note.id == 7)
    app.open("/notes/8")
    #expect(note.id == 8)
    app.back()
    #expect(app.visiblePath == [[.split, .notes]])
    #expect(note.id == 8, "the detail beside the list of a wide window stays")
    app.open("/")
    app.open("/notes")
    #expect(app.visiblePath == [[.split, .note(id: nil)]])
    #expect(app.path == "/notes")
  }

  @Test("An inspector is a payload of its route: it adds no step back, and is in the link")
  func inspector() throws {
    let photos = Inspecting.PhotosCoordinator()
    photos.flow.reporter = failing
    photos.push(.photo(id: 7, inspector: false))
    let photo = try #require(photos.projection.leaf?.screen as? Inspecting.PhotoModel)
    // region: recipe-inspector-happens
    photo.toggleInspector()
    #expect(photos.path == "/7?inspector=true")
    photos.back()
    #expect(photos.routes == [.list])
    // endregion
    #expect(photo.hasInspector)
    photos.open("/7?inspector=true")
    let opened = try #require(photos.projection.leaf?.screen as? Inspecting.PhotoModel)
    #expect(opened.hasInspector)
    opened.toggleInspector()
    #expect(photos.path == "/7?inspector=false")
  }
}
