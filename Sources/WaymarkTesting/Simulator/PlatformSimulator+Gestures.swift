public import Waymark

// Gestures. Each acts on what is on screen and takes several frames, which `settle()` lets pass. Each returns whether
// it was possible.

extension PlatformSimulator {
  /// The layer on top.
  var top: SimulatedLayer<C> { layers[layers.count - 1] }

  /// What is on top, while nothing above it moves.
  var content: SimulatedContent<C>? { top.presenter.isMoving ? nil : top.content }

  /// The same, while a finger reaches it: the alert of a question takes all touches.
  private var touched: SimulatedContent<C>? { top.presenter.alert == .shown ? nil : content }

  /// The way out of the view on top. A dialog has no view of the app, and so no button and no gesture of its own.
  private var way: SimulatedGuard<C.Screen>? { top.question == nil ? nil : touched?.topGuard }

  /// The presenter of the layer on top; nil for the base, and while something above that layer moves.
  private var topPresenter: SimulatedPresenter<C>? {
    let layers = layers
    return layers.count > 1 && content != nil ? layers[layers.count - 2].presenter : nil
  }

  /// Taps a link.
  ///
  /// ```swift
  /// simulator.tap(link: "/todos/7")  // .performed
  /// ```
  ///
  /// - Parameter link: The text of the link.
  /// - Returns: What `open` returns.
  @discardableResult
  public func tap(link: String) -> Outcome {
    platform.count("link tapped")
    return root.projection.open(link)
  }

  /// Swipes back from the edge, or taps the Back button. In a narrow window this also goes from the root of a column to
  /// the column on its left; in a wide one, it acts on the selected column.
  ///
  ///     before  App[home, Todos[list]], at rest
  ///     call    simulator.swipeBack(); simulator.settle()
  ///     after   App[home]
  ///
  /// - Parameter end: How the gesture ends.
  /// - Returns: True if it began; false at the root, on an entry that asks before it is left, and while something
  ///   moves.
  @discardableResult
  public func swipeBack(_ end: GestureEnd = .finished) -> Bool {
    if let embedding = touched?.embedding { return embedding.swipeBack(end) }
    if touched?.visibleStack?.swipeBack(end) ?? false { return true }
    return touched?.allSplits.last?.swipeBack(end) ?? false
  }

  /// True if the entry on top asks before it is left, so that its button asks and its gesture is disabled.
  var hasAskingButton: Bool { way?.hasButton ?? false }

  /// Taps Back, or Close in the first entry of a layer.
  ///
  ///     before  App[home, Todos[list]], at rest
  ///     call    simulator.tapBack(); simulator.settle()
  ///     after   App[home]
  ///
  /// An entry that asks before it is left has a button that asks. Any other entry above the root of a stack has the
  /// platform's Back button. A dialog has neither.
  ///
  /// - Returns: True if there was a button.
  @discardableResult
  public func tapBack() -> Bool {
    guard let view = way else { return false }
    guard view.hasButton else { return swipeBack() }
    leave(view)
    return true
  }

  /// Performs the escape gesture of assistive technologies. It goes back, or, in the first entry of a layer, dismisses
  /// the layer. If the entry asks before it is left, the question opens.
  ///
  ///     before  Todos[list], sheet [add], at rest
  ///     call    simulator.escape(); simulator.settle()
  ///     after   Todos[list]
  ///
  /// - Returns: True if the gesture was possible.
  @discardableResult
  public func escape() -> Bool {
    guard let view = way, view.canEscape else { return false }
    leave(view)
    return true
  }

  private func leave(_ view: SimulatedGuard<C.Screen>) {
    if case .needsConfirmation = view.leave() { platform.count("button asked") }
  }

  /// Goes back several entries, as a long press on a back button does.
  ///
  ///     before  Todos[list, detail(id: 7), comments], at rest
  ///     call    simulator.goBack(to: 0); simulator.settle()
  ///     after   Todos[list]
  ///
  /// - Parameter depth: How many entries stay above the root of the stack.
  /// - Returns: True if it began.
  @discardableResult
  public func goBack(to depth: Int) -> Bool {
    touched?.embedding?.goBack(to: depth) ?? touched?.visibleStack?.goBack(to: depth) ?? false
  }

  /// Drags the sheet on top down, or taps beside the popover on top.
  ///
  ///     before  Todos[list], sheet [add], at rest
  ///     call    simulator.drag(); simulator.settle()
  ///     after   Todos[list]
  ///
  /// - Parameter end: How the gesture ends.
  /// - Returns: True if it began; false for a cover or a dialog, and if an entry that would leave asks first.
  @discardableResult
  public func drag(_ end: GestureEnd = .finished) -> Bool {
    touched != nil && topPresenter?.drag(end) ?? false
  }

  /// Calls `dismiss` of the environment in the view on top. It goes back, or, in the first entry of a layer, dismisses
  /// the layer.
  ///
  ///     before  Todos[list], sheet [add], at rest
  ///     call    simulator.dismiss(); simulator.settle()
  ///     after   Todos[list]
  ///
  /// It ignores leave policies, and no alert keeps code from calling it. The app hears of it as of a gesture, and which
  /// entries' policies it overruled.
  ///
  /// - Returns: True if there was something to dismiss.
  @discardableResult
  public func dismiss() -> Bool {
    if let embedding = content?.embedding, embedding.canDismiss { return embedding.dismiss() }
    if let stack = content?.visibleStack, !stack.displayed.isEmpty { return stack.dismiss() }
    return topPresenter?.dismissByView() ?? false
  }

  /// Taps a button of the dialog on top.
  ///
  ///     before  Todos[list], dialog [confirmDelete(id: 7)], at rest
  ///     call    simulator.answer(); simulator.settle()
  ///     after   Todos[list]
  ///
  /// - Parameter action: What the button does. If it does nothing, the dialog is just dismissed.
  /// - Returns: True if there was a dialog.
  @discardableResult
  public func answer(_ action: () -> Void = {}) -> Bool {
    touched != nil && topPresenter?.answer(action) ?? false
  }

  /// Taps a button of the question whether an entry may be left.
  ///
  ///     before  Todos[list], sheet [add], and the question whether add may be left
  ///     call    simulator.answerLeaving(proceeds: true); simulator.settle()
  ///     after   Todos[list]
  ///
  /// - Parameter proceeds: True to leave it.
  public func answerLeaving(proceeds: Bool) {
    guard let question = top.question, question.isOpen else { return }
    platform.count("leave question answered")
    let isEarly = platform.choices.once(in: 2)
    if isEarly { platform.count("question withdrawn before its answer") }
    // Withdrawing the question has cancelled it already.
    question.answer(
      { proceeds ? $0.proceed() : isEarly ? .unchanged : $0.cancel() }, isEarly: isEarly,
      readsBetween: platform.isUnruly && platform.choices.once(in: 2))
  }

  /// Taps a tab of the innermost tabs on screen, selected or not.
  ///
  ///     before  tabs: <todos>, posts, at rest
  ///     call    simulator.select(tab: 1); simulator.settle()
  ///     after   tabs: todos, <posts>
  ///
  /// - Parameter position: The index of the tab, from 0 at the left.
  /// - Returns: True if there is such a tab and its bar is not covered.
  @discardableResult
  public func select(tab position: Int) -> Bool {
    touched?.allTabs.last?.tap(position) ?? false
  }

  /// Taps the selected tab of the innermost tabs on screen again.
  ///
  /// - Returns: True if there is one and its bar is not covered.
  @discardableResult
  public func reselect() -> Bool {
    touched?.allTabs.last?.reselect() ?? false
  }

  /// Shows a view in the entry on top, which presents the popovers and dialogs of that entry from then on.
  ///
  /// - Returns: True if there is an entry on screen.
  @discardableResult
  public func showAnchor() -> Bool {
    guard let entry = top.content.shown.last else { return false }
    top.presenter.showAnchor(in: entry)
    return true
  }

  /// Hides a view that `showAnchor()` has shown, as when its row is scrolled away. What it presents is withdrawn.
  ///
  /// - Returns: True if there was one and nothing moved.
  @discardableResult
  public func hideAnchor() -> Bool {
    layers.reversed().contains { $0.presenter.hideAnchor() }
  }

  /// Presents something that is not in the tree, such as a photo picker, for some frames.
  public func presentForeign() {
    // Nothing is presented over an alert.
    if top.question?.isOpen ?? false { return }
    top.presenter.presentForeign()
  }

  /// Makes the containers of the top layer anew, as a platform does when a window changes its size.
  public func remake() {
    top.content.remake()
  }

  /// Makes the window narrow or wide for the innermost columns on screen.
  ///
  /// ```swift
  /// simulator.resize(isCollapsed: false)  // true: the columns are side by side now
  /// ```
  ///
  /// - Parameter isCollapsed: True for a window that shows one column at a time.
  /// - Returns: True if there are columns, and this changes how they are shown.
  @discardableResult
  public func resize(isCollapsed: Bool) -> Bool {
    guard let split = top.content.allSplits.last, split.isCollapsed != isCollapsed else {
      return false
    }
    split.resize(isCollapsed: isCollapsed)
    return true
  }

  /// Makes the scene active again.
  ///
  /// - Returns: False before 40 frames have passed since the last time, or since the start: becoming active takes longer than
  ///   any movement.
  @discardableResult
  public func becomeActive() -> Bool {
    guard isActivated, frames >= platform.lastActivation + 40 else { return false }
    platform.lastActivation = frames
    platform.count("scene active")
    base.presenter.becomeActive()
    return true
  }
}
