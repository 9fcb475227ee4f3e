import Testing
import Waymark

@MainActor
private func app(_ prepare: (MailCoordinator) -> Void = { _ in }) -> MailCoordinator {
  let app = MailCoordinator(start: .login)
  app.start()
  prepare(app)
  return app
}

@MainActor
@Suite("Access to columns")
struct AccessColumnTests {
  @Test("A split that enters is asked for with what each column begins with, collapsed or not")
  func entering() {
    let app = app()
    app.asked = []
    #expect(app.push(.split) == .performed)
    // Before children are made, and again by what was made.
    #expect(app.asked.prefix(4) == [.split, .folders(.all), .messages(.none), .reader(.nothing)])
    for column in app.columns {
      let app = WaymarkTests.app { $0.refused = [column] }
      #expect(app.push(.split) == .denied("no"))
      #expect(picture(app) == "Mail[login *]")
      #expect(app.children.isEmpty)
    }
  }

  @Test("What is added to a column that is not selected is asked for")
  func adding() {
    let app = app { $0.push(.split) }
    app.refused = [.reader(.message(1))]
    #expect(app.reader?.push(.message(1)) == .denied("no"))
    #expect(app.deliver(.reader(.message(1)), select: false) == .denied("no"))
    #expect(app.navigate(to: .reader(.message(1))) == .denied("no"))
    #expect(picture(app) == "Mail[login, split[>Folders[all *], Messages[none], Reader[nothing]]]")
  }

  @Test("What a pop uncovers in a column that is not selected goes, too, if it may not be seen")
  func uncovering() {
    let app = app { app in
      app.push(.split)
      app.reader?.push([.message(1), .photo(1)])
    }
    app.refused = [.reader(.message(1))]
    #expect(app.reader?.pop() == .performed)
    #expect(picture(app) == "Mail[login, split[>Folders[all *], Messages[none], Reader[nothing]]]")
  }

  @Test("What comes into view when the split is uncovered is asked for in all columns")
  func uncoveringTheSplit() {
    let app = app { app in
      app.push(.split)
      app.reader?.push([.message(1)])
      app.push(.about)
    }
    app.refused = [.reader(.message(1))]
    #expect(app.pop() == .performed)
    #expect(picture(app) == "Mail[login, split[>Folders[all *], Messages[none], Reader[nothing]]]")
  }

  @Test("A column of which nothing may be seen is set back to what it was declared with")
  func settingBack() {
    let app = app { app in
      app.push(.split)
      app.reader?.setRoot(.message(1))
    }
    app.refused = [.reader(.message(1))]
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "Mail[login, split[>Folders[all *], Messages[none], Reader[nothing]]]")
  }

  @Test("If a column may not even show that, the split goes")
  func leaving() {
    let app = app { app in
      app.push(.split)
      app.reader?.push([.message(1)])
    }
    app.refused = [.reader(.nothing), .reader(.message(1))]
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "Mail[login *]")
    #expect(app.children.isEmpty)
  }

  @Test("If the split is all that is left it stays, and that is reported")
  func staying() {
    var reports: [MisuseReport.Code] = []
    let app = MailCoordinator()
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.start()
    app.reader?.push([.message(1)])
    app.refused = [.reader(.nothing), .reader(.message(1))]
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "Mail[split[>Folders[all *], Messages[none], Reader[nothing]]]")
    #expect(reports == [.refusedRoot])
    #expect(app.revalidate() == .unchanged)
  }
}
