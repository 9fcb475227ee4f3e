public import Waymark

// What an app emits, and what is left at the end.

extension NavigationTest where C.Output: Equatable {
  /// States the next output of the coordinator, below the step that emits it.
  ///
  /// ```swift
  /// test.step({ $0.emit(.wantsTodos(userId: 7)) })
  /// test.output(.wantsTodos(userId: 7))
  /// ```
  ///
  /// - Parameter expected: The output. State outputs in the order in which they were emitted.
  public func output(
    _ expected: C.Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    takeOutput(at: place, stated: "\(expected)") { $0 == expected }
  }
}

extension NavigationTest {
  /// States the next output of the coordinator, below the step that emits it. For outputs that cannot be compared.
  ///
  /// ```swift
  /// test.output { if case .wantsAuthor = $0 { true } else { false } }
  /// ```
  ///
  /// - Parameter isExpected: True for the output that is expected.
  public func output(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ isExpected: (C.Output) -> Bool
  ) {
    takeOutput(at: TestPlace(fileID, filePath, line, column), stated: "another one", isExpected)
  }

  private func takeOutput(at place: TestPlace, stated: String, _ isExpected: (C.Output) -> Bool) {
    guard let output = next(\.output) else {
      return fail("No more outputs were emitted, but \(stated) was stated.", at: place)
    }
    guard !isExpected(output) else { return }
    let write = UnstatedEvent<C>.source(of: output).map { "\n\(Advice.write)\($0)" }
    fail("The output is \(output), but \(stated) was stated." + (write ?? ""), at: place)
  }

  /// States the next report of misuse, below the step that causes it.
  ///
  /// ```swift
  /// test.step({ $0.send(CartChanged(count: 3)) }, .ignored(.noReceiver))
  /// test.report(.unheardSignal)
  /// ```
  ///
  /// - Parameter code: Its code. State reports in the order in which they were made.
  public func report(
    _ code: MisuseReport.Code,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    takeReport(at: TestPlace(fileID, filePath, line, column), stated: "\(code)") { $0.code == code }
  }

  /// States the next report of misuse, below the step that causes it.
  ///
  /// ```swift
  /// test.report { $0.message.contains("Todos") }
  /// ```
  ///
  /// - Parameter isExpected: True for the report that is expected.
  public func report(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ isExpected: (MisuseReport) -> Bool
  ) {
    takeReport(
      at: TestPlace(fileID, filePath, line, column), stated: "another one", isExpected)
  }

  private func takeReport(at place: TestPlace, stated: String, _ isExpected: (MisuseReport) -> Bool)
  {
    guard let report = next(\.report) else {
      return fail("No more reports were made, but \(stated) was stated.", at: place)
    }
    guard !isExpected(report) else { return }
    fail(
      "The report is \(report.code), but \(stated) was stated.\n\(report)\n\(Advice.write)\(UnstatedEvent<C>.source(of: report.code))",
      at: place)
  }

  /// States what the step above showed for a moment: for example a sheet that came and went, or a tab that was selected
  /// in between.
  ///
  /// ```swift
  /// await test.screen(TodoList.self, { await $0.refresh() })
  /// test.meanwhile { $0.present(.progress) }
  /// ```
  ///
  /// - Parameter change: Turns the state before the step into the one that was shown. State several in the order in
  ///   which they were shown.
  public func meanwhile(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    guard let shown = next(\.moment) else {
      return fail("Nothing more came and went, but test.meanwhile states a moment.", at: place)
    }
    var stated = shown.before.becoming(shown.there)
    change(&stated)
    let comparison = StateComparison(before: shown.before, stated: stated, there: shown.there)
    guard !comparison.lines.isEmpty else { return }
    let lines = ["What came and went is not as stated."] + comparison.lines
    fail(
      (lines + [comparison.correction.line()].compactMap(\.self)).joined(separator: "\n"), at: place
    )
  }

  /// States what is left: targets that wait, callers that wait for results, tasks, an open question, leave policies.
  ///
  /// ```swift
  /// test.step({ $0.open("/todos/add") }, .held("session")) { $0.present(.signIn) }
  /// test.ends(targets: 1)
  /// ```
  ///
  /// State each leave policy that is not `free` at the end, unless the entry already had it when the test began:
  ///
  /// ```swift
  /// await test.screen(AddTodo.self, { $0.title = "Milk" })
  /// test.ends(policies: ["add": .confirm])
  /// ```
  ///
  /// The test checks it at its end, wherever this line stands.
  ///
  /// - Parameters:
  ///   - targets: The number of targets that wait for gates.
  ///   - waiters: The number of callers that wait for a result or an answer.
  ///   - tasks: The number of running tasks of navigators.
  ///   - question: The name of the entry with an open question whether it may be left.
  ///   - policies: The leave policies that are not `free`, in all layers and tabs. The keys are the names of the
  ///     entries' routes, each in the route type of its own coordinator. Entries with one name count as one, with the
  ///     strictest of their policies.
  public func ends(
    targets: Int = 0, waiters: Int = 0, tasks: Int = 0, question: String? = nil,
    policies: [String: LeavePolicy] = [:],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let stated = Leftover(
      targets: targets, waiters: waiters, tasks: tasks, question: question,
      policies: policies.filter { $0.value != .free })
    statedEnd = (stated, TestPlace(fileID, filePath, line, column))
  }

  /// Fails for everything that no line has stated.
  func end() {
    checkUnstated("Something changed after the last step.")
    failWhatNobodyStated()
    checkLeftovers()
    for lifetime in lifetimes where lifetime.hasLeft && lifetime.object != nil {
      fail(
        "\(lifetime.name) has left in this step but still lives. What keeps it?",
        at: lifetime.place)
    }
  }

  /// What is left now.
  var left: Leftover { Leftover(of: root, since: policies) }

  private func checkLeftovers() {
    let left = left
    if let (stated, place) = statedEnd, left != stated {
      fail(
        "What is left is not as stated.\n  stated: \(stated)\n  there:  \(left)\n\(Advice.write)\(left.source)",
        at: place)
    } else if statedEnd == nil, left != Leftover() {
      let place = targets.first?.place ?? place
      fail("Something is left at the end: \(left).\nEnd it, or write: \(left.source)", at: place)
    }
  }
}
