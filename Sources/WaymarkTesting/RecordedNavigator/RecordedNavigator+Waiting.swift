public import Waymark

// Verbs that wait: for a gate, or for the answer whether an entry may be left.
extension RecordedNavigator {
  /// The targets that wait, the oldest first, as those of a coordinator. It is observable.
  ///
  /// ```swift
  /// app.say(.held(until: "session"), to: .push([.pay]))
  /// model.pay()
  /// app.pendingNavigations.map(\.name)  // ["pay"]
  /// ```
  ///
  /// Equal verbs that wait for one gate are one target. A verb that has to wait replaces a target that waits already.
  ///
  /// - Complexity: Linear in the targets.
  public var pendingNavigations: [PendingNavigation] { waits.pending }

  /// Releases a gate. Each target that then waits for no other gate ends with `replayed`.
  ///
  ///     before  app.say(.held(until: "session"), to: .push([.pay])), and the model has pushed pay
  ///     call    app.release("session")
  ///     after   the target has ended with replayed(performed)
  ///
  /// The verb is called again, and gets what the test says by now; `performed` if that is `held` or `asks`. A model that
  /// waits for a result gets the scripted answer.
  ///
  /// - Parameter gate: The gate. One with several names releases each of them.
  /// - Returns: The outcome of the last target; `unchanged` if none has ended.
  /// - Complexity: Linear in the targets, times the scripted outcomes.
  @discardableResult
  public func release(_ gate: Gate) -> Outcome {
    var last = Outcome.unchanged
    for token in waits.release(gate) {
      guard let place = held.firstIndex(where: { $0.token == token }) else { continue }
      last = repeated(held.remove(at: place).command)
      waits.end(token, as: last)
    }
    return last
  }

  /// Drops all targets that wait. A model that waits for a result gets nil.
  ///
  /// ```swift
  /// app.dropHolds(.abandoned)  // as if the user closes the sign-in sheet
  /// ```
  ///
  /// - Parameter reason: Why.
  /// - Returns: `performed`; `unchanged` if none waits.
  /// - Complexity: Linear in the targets.
  @discardableResult
  public func dropHolds(_ reason: HoldDropReason = .cleared) -> Outcome {
    waits.dropAll(reason) ? .performed : .unchanged
  }

  /// The open question whether an entry may be left, as that of a coordinator. It is observable.
  ///
  /// ```swift
  /// todos.say(.asks("add"), to: .dismiss)
  /// model.close()                  // navigator.dismiss()
  /// todos.pendingLeave?.proceed()  // .performed, as a tap on "Discard"
  /// ```
  ///
  /// An answer is recorded as `answer`, whoever gives it. With `proceed()` the verb gets what the test says by now;
  /// `performed` if that is `held` or `asks`. A newer verb that is carried out or asks closes the question.
  public var pendingLeave: LeaveRequest? { waits.question }

  /// Makes what a scripted outcome stands for.
  func waiting(_ says: Outcome, _ command: NavigationCommand<C.Route>) -> Outcome {
    switch says {
    case .held(let scripted):
      let token = waits.hold(command, of: typeName(of: C.self), until: scripted.gate)
      held.removeAll { $0.token == token || $0.token.knownResult != nil }
      held.append((token, command))
      return .held(token)
    case .needsConfirmation(let scripted):
      return .needsConfirmation(
        waits.ask(scripted.name, before: command) { [weak self] proceeds in
          guard let self else { return .unchanged }
          actions.append(.answer(proceeds ? .proceed : .cancel))
          return proceeds ? repeated(command) : .performed
        })
    default: return says
    }
  }

  /// What a verb says when it is called again.
  private func repeated(_ command: NavigationCommand<C.Route>) -> Outcome {
    let says = said(to: command) ?? outcome
    return says.hold != nil || says.leaveRequest != nil ? .performed : says
  }
}

// The outcomes of verbs that wait, for scripts.
extension Outcome {
  /// A verb waits for a gate, in the script of a ``RecordedNavigator``.
  ///
  /// ```swift
  /// app.say(.held(until: "session"), to: .openLink("/pay"))
  /// ```
  ///
  /// The recorded navigator makes a new token for each target. The token of this value itself has ended.
  ///
  /// - Parameter gate: The gate.
  @MainActor
  public static func held(until gate: Gate) -> Outcome { scripted(until: gate) }

  /// An entry asks first whether it may be left, in the script of a ``RecordedNavigator``.
  ///
  /// ```swift
  /// todos.say(.asks("add"), to: .dismiss)
  /// ```
  ///
  /// The recorded navigator makes a new question for each verb. The question of this value itself is closed.
  ///
  /// - Parameter name: The name of the entry that asks.
  @MainActor
  public static func asks(_ name: String) -> Outcome { scripted(asking: name) }
}
