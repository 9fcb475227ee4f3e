import Testing

@testable import Waymark

/// A kind of misuse: how to commit it, and all that is said of it.
private struct MisuseRow: Sendable {
  let code: MisuseReport.Code
  let text: String
  let commit: @MainActor @Sendable (ReportList) async throws -> Void

  init(
    _ code: MisuseReport.Code, _ text: String,
    _ commit: @escaping @MainActor @Sendable (ReportList) async throws -> Void
  ) {
    (self.code, self.text, self.commit) = (code, text, commit)
  }
}

/// An app whose destinations and verdicts a row sets, with the list as its reporter.
@MainActor
private func posed(_ list: ReportList, _ set: (PosedPlan) -> Void = { _ in }) -> PosedApp {
  let plan = PosedPlan()
  set(plan)
  let app = plan.fresh()
  app.flow.reporter = list.reporter
  return app
}

extension MisuseRow {
  /// What a coordinator and its destinations do wrong.
  static let ofApp: [MisuseRow] = [
    MisuseRow(
      .computedFlow,
      "ComputedApp makes a new flow each time its `flow` is read, so the effect of a verb is lost."
        + " Store it: `let flow = Flow<PosedRoute, TestScreen>(start: …)`."
    ) { list in ComputedApp(list).push(.page(1)) },
    MisuseRow(
      .sharedFlow,
      "second uses the flow of first, so its verbs change what the other one shows."
        + " Give each coordinator its own flow."
    ) { list in
      let flow = Flow<PosedRoute, TestScreen>(start: .home)
      flow.reporter = list.reporter
      let first = SharingApp("first", flow)
      first.push(.page(1))
      withExtendedLifetime(first) { _ = SharingApp("second", flow).push(.page(2)) }
    },
    MisuseRow(
      .notFresh,
      "L7 cannot become a child of L0: it was used before. Most likely, its init calls a verb,"
        + " or the destination returns the same coordinator a second time. Return a new one, and call no verb in init."
    ) { list in
      let used = PosedApp(PosedPlan(), level: 7)
      used.flow.reporter = list.reporter
      used.push(.page(1))
      let app = posed(list) { plan in
        plan.shows = { level, route in
          guard level == 0, case .inner(let inner) = route else { return nil }
          return .child(inner, as: PosedRoute.inner) { used }
        }
      }
      app.push(.inner(.home))
    },
    MisuseRow(
      .tooDeep,
      "L501 would be nested 501 coordinators deep, and the limit is 500."
        + " Does a coordinator compose itself endlessly?"
    ) { list in posed(list).push(.loop) },
    MisuseRow(
      .invalidTabs,
      "The tabs [home, home] of L0 cannot be shown: one of them is there twice."
        + " Declare routes that differ, each a screen or a child of its own, and select one of them."
    ) { list in posed(list).push(.twins) },
    MisuseRow(
      .wrongEmbedding,
      "L0 composes a child for inner.page(1), but the `as:` of that child makes other.page(1)."
        + " Pass the case of the route itself."
    ) { list in
      let plan = PosedPlan()
      plan.shows = { level, route in
        guard level == 0, case .inner(let inner) = route else { return nil }
        return .child(inner, as: PosedRoute.other) { PosedApp(plan, level: 1) }
      }
      let app = plan.fresh()
      app.flow.reporter = list.reporter
      app.push(.inner(.page(1)))
    },
    MisuseRow(
      .changedDestination,
      "The destination of page(1) in L0 was a screen, and then none. `destination(for:)` may be called any number"
        + " of times, so it must depend only on the route. Show changes in the screen."
    ) { list in
      var isScreen = true
      let app = posed(list) { plan in
        plan.shows = { _, route in
          route == .page(1) && !isScreen ? .tabs([.home, .page(2)], selected: .home) : nil
        }
      }
      app.push(.page(1))
      isScreen = false
      _ = app.projection.leaf?.screen
    },
    MisuseRow(
      .queueLimit,
      "A call was dropped: 100 calls that callbacks queued ran before one verb returned."
        + " Do two callbacks answer each other endlessly?"
    ) { list in
      let app = posed(list)
      app.observe { [weak app] _, _ in app?.push(.page(1)) }
      app.push(.page(1))
    },
    MisuseRow(
      .unheardSignal,
      "No coordinator or screen takes the signal Int that L0 sent. Call handle(Int.self) on a coordinator above it,"
        + " or ask canSend first. A screen takes signals only after it was made."
    ) { list in posed(list).send(7) },
    MisuseRow(
      .wrongResult,
      "ShopCoordinator finished with a value of type String, but the caller waits for the type Int."
        + " Pass the type of `returning:` or of the reply."
    ) { list in
      let app = ShopCoordinator()
      app.flow.reporter = list.reporter
      let task = await app.waiting { await $0.push(.about, returning: Int.self) }
      let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
      about.finish(returning: "text")
      app.pop()
      _ = await task.value
    },
  ]

  /// What verdicts and platforms do wrong.
  static let ofPlatform: [MisuseRow] = [
    MisuseRow(
      .redirectLimit,
      "L0 redirects page(2), but one change takes at most 5 redirects. Do two routes lead to each other?"
        + " Redirect to a route that `access` allows."
    ) { list in
      posed(list) {
        $0.access = { _, route in
          switch route {
          case .page(1): .redirect(to: .page(2))
          case .page(2): .redirect(to: .page(1))
          default: .allow
          }
        }
      }.push(.page(1))
    },
    MisuseRow(
      .refusedRoot,
      "The app starts with home, which may not be seen (no). So it does not start."
        + " Give the root coordinator a `fallback` that may always be seen."
    ) { list in posed(list) { $0.access = { _, _ in .deny("no") } }.start() },
    MisuseRow(
      .unshownHold,
      "L0 wants to show page(2) while a target waits for session, and it cannot be shown. Show something that `access`"
        + " allows and that nothing covers. If a rule forbids what was shown before, call revalidate() first."
    ) { list in
      posed(list) {
        $0.access = { _, route in
          switch route {
          case .page(1): .hold(until: "session", showing: .page(2))
          case .page(2): .deny("no")
          default: .allow
          }
        }
      }.push(.page(1))
    },
    MisuseRow(
      .unknownEntry,
      "The platform named the entry #77, which this tree never used."
        + " Pass on only ids that were read from the projection of the same tree."
    ) { list in
      let app = posed(list)
      app.push(.page(1))
      let base = app.projection.base
      app.reconcile(
        base, shown: [base.entries[0].id, EntryID(number: 77)], remaining: [base.entries[0].id])
    },
    MisuseRow(
      .rootRemoved,
      "The platform said that the first entry of the base is gone. It stays: a base, a tab and a column always"
        + " hold an entry. Report only what lies above it."
    ) { list in
      let app = posed(list)
      app.push(.page(1))
      app.reconcile(app.projection.base, shown: app.projection.base.entries.ids, remaining: [])
    },
    MisuseRow(
      .leftUnasked,
      "The platform removed page(1) #2, whose leave policy is confirm, without asking. It has left."
        + " Disable the gestures of an entry while its `leavePolicy` in the projection is not free."
    ) { list in
      let app = posed(list)
      app.push(.page(1))
      let base = app.projection.base
      base.entries[1].navigator(for: PosedApp.self)?.leavePolicy = .confirm
      app.reconcile(base, shown: base.entries.ids, remaining: [base.entries[0].id])
    },
    MisuseRow(
      .unshownEntry,
      "#2 lies above #1, which has a stack of its own (`stackOwners`), so it is not shown."
        + " Present it, or select a tab with a stack in the same transaction."
    ) { list in
      let app = posed(list)
      app.push(.page(1))
      let port = StackPort(app, app.projection.base)
      _ = port.hasStack(try #require(port.first), unless: { _ in true })
    },
    MisuseRow(
      .unshownLayer,
      "The platform was offered the sheet layer 1 several times, and has not presented it."
        + " Does something else present above the same layer? Say so by `isOutsidePresented`."
    ) { list in
      let app = posed(list)
      let port = ModalPort(app, app.projection.base)
      port.isReady = true
      app.present(.sheet(1))
      for _ in 1...3 {
        _ = port[.sheet]
        port.retry()
        _ = port[.sheet]
        port.settle()
      }
    },
  ]
}

@MainActor
@Suite("What is said of misuse")
struct MisuseTextTests {
  @Test(
    "Each report says what happened, to what, why, and how to mend it",
    arguments: MisuseReport.Code.allCases)
  func text(_ code: MisuseReport.Code) async throws {
    let rows = (MisuseRow.ofApp + MisuseRow.ofPlatform).filter { $0.code == code }
    let row = try #require(rows.first, "a new code needs its row")
    let list = ReportList()
    try await row.commit(list)
    #expect(Set(list.codes) == [code])
    #expect(list.all.first?.message == row.text)
  }

  private nonisolated static let arrangements: [(why: String, Arrangement)] = [
    ("tabs is tabs itself", { .tabs([.home, .tabs], selected: .home) }),
    ("page(1) is selected, but is none of them", { .tabs([.home], selected: .page(1)) }),
    ("a split has two or three columns, not 1", { .split([.home], selected: .home) }),
    (
      "page(2) is a placeholder, but is none of them",
      { .split([.home, .page(1)], selected: .home, placeholders: [.page(2)]) }
    ),
    ("split is columns itself", { .tabs([.home, .split], selected: .home) }),
    (
      "inner.page(1) and inner.home are taken by one child",
      { .tabs([.inner(.home), .inner(.page(1))], selected: .inner(.home)) }
    ),
  ]

  private typealias Arrangement = @MainActor @Sendable () -> Destination<PosedApp>

  @Test(
    "A report of tabs and columns that cannot be shown says why", arguments: arrangements.indices)
  func tabs(_ row: Int) {
    let (why, arrangement) = Self.arrangements[row]
    let list = ReportList()
    let app = posed(list) { $0.shows = { _, route in route == .tabs ? arrangement() : nil } }
    #expect(app.push(.tabs) == .ignored(.invalidTabs) && list.codes == [.invalidTabs])
    #expect(list.all.first?.message.contains(" of L0 cannot be shown: \(why). Declare") ?? false)
  }
}

/// Makes a new flow each time.
@MainActor
private final class ComputedApp: Coordinator {
  private let list: ReportList

  init(_ list: ReportList) { self.list = list }

  var flow: Flow<PosedRoute, TestScreen> {
    let flow = Flow<PosedRoute, TestScreen>(start: .home)
    flow.reporter = list.reporter
    return flow
  }

  func destination(for route: PosedRoute) -> Destination<ComputedApp> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

/// Takes the flow that it is given.
@MainActor
private final class SharingApp: Coordinator {
  let name: String
  let flow: Flow<PosedRoute, TestScreen>

  init(_ name: String, _ flow: Flow<PosedRoute, TestScreen>) {
    (self.name, self.flow) = (name, flow)
  }

  func destination(for route: PosedRoute) -> Destination<SharingApp> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}
