@testable import Waymark

// Asking and answering.
extension ReplySession {
  func ask() async {
    let talks = app.descendants.compactMap { $0 as? TalkCoordinator }
    guard let talk = random(talks) else { return grow() }
    let before = shot()
    let screens = entries().compactMap { entry in
      navigator(entry, TalkCoordinator.self).map { (entry.id.number, $0) }
    }
    let isSeen = roll(3) > 0
    let screen =
      roll(3) == 0 ? nil : random(screens.filter { before.seen.contains($0.0) || !isSeen })
    let asker: NaiveQuestion.Asker
    if let screen {
      asker = .screen(screen.0)
    } else {
      guard let node = talk.flow.node else { return }
      asker = .coordinator(serial(node.key))
    }
    let question = number()
    let mayAsk = NaiveReplies.asks(asker, in: before)
    if mayAsk, case .screen(let id) = asker, id != before.leaf {
      tally["beside the leaf", default: 0] += 1
    }
    log("#\(question) asked by \(asker)")
    var heard = 0
    app.onAsk = { [unowned self] reply in
      heard += 1
      model.ask(question, asker)
      answer(question, asker, reply)
    }
    let wait = Asked()
    asked[question] = wait
    var hasBegun = false
    wait.task = Task { @MainActor in
      hasBegun = true
      if let screen {
        wait.answers.append(await screen.1.ask { .wants($0) })
      } else {
        wait.answers.append(await talk.ask { .wants($0) })
      }
    }
    while !hasBegun { await Task.yield() }
    app.onAsk = { _ in }
    tally[mayAsk ? "asked" : "not on top", default: 0] += 1
    if heard != (mayAsk ? 1 : 0) { fail("#\(question) was heard \(heard) times") }
    if !mayAsk {
      model.ask(question, asker)
      model.end(question, with: nil)
    }
    note()
  }

  /// What the app does with a reply.
  private func answer(_ question: Int, _ asker: NaiveQuestion.Asker, _ reply: Reply<Int>) {
    switch roll(8) {
    case 0:
      log("  lets go")
      model.end(question, with: nil)
      tally["let go", default: 0] += 1
    case 1: use(question, reply)
    case 2, 3:
      log("  keeps")
      kept[question] = reply
    default:
      if roll(3) == 0 { kept[question] = reply }
      show(question, reply, from: asker)
    }
  }

  func useKept() {
    guard let question = random(kept.keys.sorted()), let reply = kept[question] else {
      return grow()
    }
    if roll(3) == 0 { use(question, reply) } else { show(question, reply, from: nil) }
  }

  private func use(_ question: Int, _ reply: Reply<Int>) {
    let value = roll(4) == 0 ? nil : number()
    let canUse = model.canUse(question)
    log("  answers #\(question) with \(String(describing: value))")
    let outcome = reply.answer(value)
    tally[canUse ? "answered" : "used twice", default: 0] += 1
    if outcome != (canUse ? .performed : .ignored(.notAwaited)) {
      fail("to answer says \(outcome)")
    }
    if canUse { model.end(question, with: value) }
    note()
  }

  /// Shows something that answers, by a random verb.
  ///
  /// - Parameter asker: Who asked, while the app hears it; nil later.
  private func show(_ question: Int, _ reply: Reply<Int>, from asker: NaiveQuestion.Asker?) {
    let target = number()
    let before = shot()
    let isForColumn = before.columns(for: asker) != nil && roll(2) == 0
    guard let (route, name) = random(isForColumn ? placed(target) : routes(to: target)) else {
      return
    }
    let canUse = model.canUse(question)
    let kind = isForColumn ? 2 : roll(3)
    let entry = isForColumn || roll(2) == 0 ? nil : random(entries())
    let (outcome, isByApp) = call(kind, route, entry, reply)
    log("  shows \(route.name) for #\(question): \(outcome)")
    guard canUse else {
      tally["shown twice", default: 0] += 1
      if outcome != .ignored(.notAwaited) { fail("a reply is used twice: \(outcome)") }
      if shot() != before { fail("a reply that is used shows something") }
      return
    }
    tally["\(outcome)".prefix { $0 != "(" }.description, default: 0] += 1
    note(outcome, question)
    let verb: NaiveReplies.Verb =
      switch outcome {
      case .performed: .performed
      case .held, .needsConfirmation: .waits
      default: .refused
      }
    let shown = NaiveQuestion.Shown(
      name: name, isForLeaf: kind == 2, known: Set(before.rows.map(\.id)))
    model.hand(question, to: verb, showing: shown, shot())
    if isByApp, kind == 2, outcome == .performed { compareColumns(route, name, asker, before) }
    note()
  }

  /// The answers that are possible, each with the name of its entry.
  private func routes(to target: Int) -> [(OfficeRoute, String)] {
    let people = (OfficeRoute.people(.person(target)), "person(\(target))")
    let plain: [OfficeRoute] = [
      .note(target), .note(target), .vault(target), .vault(target), .front(target), .secret, .moved,
    ]
    let routes = plain.map { ($0, $0.name) } + [people, people, people]
    guard shape != .stack else { return routes }
    // Several features that answer together, others beside those that are there, and some that are there.
    return routes + placed(target) + [
      (.tabs(target), "tabs(\(target))"), (.columns(target), "columns(\(target))"),
      (.people(.list), "list"), people,
    ]
  }

  /// The routes that a tab or column may take.
  private func placed(_ target: Int) -> [(OfficeRoute, String)] {
    [
      (.people(.person(target)), "person(\(target))"),
      (.floor(.talk(.page(target))), "page(\(target))"),
    ]
  }

  /// Compares the columns with what the rules make of them when a route is shown that one of them takes.
  private func compareColumns(
    _ route: OfficeRoute, _ name: String, _ asker: NaiveQuestion.Asker?, _ before: ReplyShot
  ) {
    let feature = route.name.prefix { $0 != "." } + "."
    guard name != "list", let (old, source) = before.columns(for: asker) else { return }
    var wanted = old
    guard wanted.show(name, of: String(feature), from: source) else { return }
    let isInside = source == wanted.selected
    tally[isInside ? "pushed in a column" : "set in a column", default: 0] += 1
    let found = shot().columns(for: nil)?.columns
    if found != wanted { fail("the columns are \(String(describing: found)), want \(wanted)") }
  }

  /// Calls the first, second or third of the verbs: push, present, navigate.
  ///
  /// - Returns: The outcome, and true if the verb is one of the app itself.
  private func call(
    _ verb: Int, _ route: OfficeRoute, _ entry: Entry?, _ reply: Reply<Int>
  ) -> (Outcome, isByApp: Bool) {
    let screen = entry.flatMap { navigator($0, OfficeApp.self) }
    let people = app.children.compactMap { $0 as? PeopleCoordinator }.last
    if case .people(let inner) = route, let people, roll(2) == 0 {
      log("  by verb \(verb) of the people")
      let outcome =
        switch verb {
        case 0: people.push(inner, answering: reply)
        case 1: people.present(inner, answering: reply)
        default: people.navigate(to: inner, answering: reply)
        }
      return (outcome, false)
    }
    log("  by verb \(verb) of \(screen?.id?.description ?? "the app")")
    let outcome =
      switch (verb, screen) {
      case (0, let screen?): screen.push(route, answering: reply)
      case (1, let screen?): screen.present(route, answering: reply)
      case (_, let screen?): screen.navigate(to: route, answering: reply)
      case (0, nil): app.push(route, answering: reply)
      case (1, nil): app.present(route, answering: reply)
      case (_, nil): app.navigate(to: route, answering: reply)
      }
    return (outcome, screen == nil)
  }

  func finish() {
    let waiting = entries().filter { $0.attachments?.waiter != nil }
    guard let entry = random(roll(2) == 0 ? waiting : entries()) else { return }
    let value = number()
    let nearest = model.nearest(from: entry.id.number, in: shot())
    let outcome = finish(entry, value)
    log("finish(\(value)) from \(entry.id) \(entry.name): \(outcome)")
    finishing = outcome.leaveRequest.map { ($0, entry.id.number, value) } ?? finishing
    if nearest == nil, outcome != .ignored(.notAwaited) {
      fail("nobody waits, and it is \(outcome)")
    }
    if let nearest, outcome == .ignored(.notAwaited) { fail("#\(nearest) waits, and nobody does") }
    if let nearest, outcome == .performed {
      model.end(nearest, with: value)
      tally["finished", default: 0] += 1
    }
    note()
  }

  private func finish(_ entry: Entry, _ value: Int) -> Outcome {
    func finish<C: Coordinator>(_ type: C.Type) -> Outcome? {
      navigator(entry, type)?.finish(returning: value, unawaited: .stay)
    }
    return finish(OfficeApp.self) ?? finish(PeopleCoordinator.self)
      ?? finish(TalkCoordinator.self) ?? finish(FloorCoordinator.self) ?? .ignored(.left)
  }
}
