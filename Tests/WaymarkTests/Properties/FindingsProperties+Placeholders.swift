import Testing

@testable import Waymark

private enum StudyRoute: Route {
  case split, menu
  case reading(ReadingRoute)
}

private enum ReadingRoute: Route {
  case nothing
  case article(ArticleRoute)
}

private enum ArticleRoute: Route {
  case overview, chapter(Int), share

  var presentation: Presentation { self == .share ? .sheet : .push }
}

/// A list beside what is read, which begins with nothing.
private final class StudyCoordinator: Coordinator {
  let flow = Flow<StudyRoute, TestScreen>(start: .split)

  func backStack(for route: StudyRoute) -> [StudyRoute] { route == .split ? [] : [.split] }

  func destination(for route: StudyRoute) -> Destination<StudyCoordinator> {
    switch route {
    case .split:
      .split(
        [.menu, .reading(.nothing)], selected: .menu, placeholders: [.reading(.nothing)])
    case .menu: .screen { NavigatingScreen(route.name, $0) }
    case .reading(let route): .child(route, as: StudyRoute.reading) { ReadingCoordinator() }
    }
  }
}

private final class ReadingCoordinator: Coordinator {
  let flow = Flow<ReadingRoute, TestScreen>(start: .nothing)

  func backStack(for route: ReadingRoute) -> [ReadingRoute] { route == .nothing ? [] : [.nothing] }

  func destination(for route: ReadingRoute) -> Destination<ReadingCoordinator> {
    switch route {
    case .nothing: .screen { NavigatingScreen(route.name, $0) }
    case .article(let route): .child(route, as: ReadingRoute.article) { ArticleCoordinator() }
    }
  }
}

private final class ArticleCoordinator: Coordinator {
  let flow = Flow<ArticleRoute, TestScreen>(start: .overview)

  func backStack(for route: ArticleRoute) -> [ArticleRoute] {
    route == .overview ? [] : [.overview]
  }

  func destination(for route: ArticleRoute) -> Destination<ArticleCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

// Placeholders of columns.
extension FindingsProperties {
  @Test("A child that takes a placeholder's place has its back stack, and presents its layers")
  func childInPlace() throws {
    let app = StudyCoordinator()
    app.start()
    app.open(.reading(.article(.chapter(3))))
    let reading = try #require(app.child(ReadingCoordinator.self))
    let article = try #require(reading.child(ArticleCoordinator.self))
    #expect(reading.routes == [.article(.overview), .article(.chapter(3))])
    app.open(.reading(.article(.share)))
    #expect(reading.child(ArticleCoordinator.self) === article)
    #expect(article.layers == [[.overview], [.share]])
  }

  @Test("A delivery without selecting ends no layer that can stay")
  func deliveredBelowLayers() {
    let app = MailCoordinator()
    app.placeholders = [.messages(.none), .reader(.nothing)]
    app.start()
    app.expand()
    app.reader?.present(.reply)
    app.deliver(.messages(.folder("x")), select: false)
    #expect(app.reader?.layers == [[.nothing], [.reply]])
    app.deliver(.reader(.message(1)), select: false)
    #expect(app.reader?.layers == [[.nothing, .message(1)], [.reply]])
    app.deliver(.messages(.folder("y")), select: false)
    #expect(app.reader?.layers == [[.nothing], [.reply]])
  }

  @Test("A layer that a delivery ends does not cover what it presents")
  func deliveredBesideEndingLayer() {
    let app = MailCoordinator()
    app.start()
    app.expand()
    app.reader?.push(.message(1))
    app.reader?.present(.reply)
    #expect(app.deliver(.messages(.search), select: false) == .performed)
    #expect(app.reader?.layers == [[.nothing]])
    #expect(app.messages?.layers == [[.none], [.search]])
  }
}
