public import Waymark

// What a finger does. Each gesture acts on what is on screen, and takes several frames; `settle()` lets them pass.

extension PlatformSimulator {
  /// What is on top.
  private var top: SimulatedLayer<C> { layers[layers.count - 1] }

  /// The stack that the user sees.
  private var stack: SimulatedStack<C>? {
    guard !top.presenter.isMoving else { return nil }
    return top.content.allTabs.last?.selected?.stack ?? top.content.stack
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

  /// Swipes back from the edge, as a back button does.
  ///
  /// - Parameter end: How the gesture ends.
  public func swipeBack(_ end: GestureEnd = .finished) {
    if let chain = top.content.chain, !top.presenter.isMoving { chain.swipeBack(end) }
    stack?.swipeBack(end)
  }

  /// Goes back several entries, as a long press on a back button does.
  ///
  /// - Parameter depth: How many entries stay above the root of the stack.
  public func goBack(to depth: Int) {
    stack?.goBack(to: depth)
  }

  /// Drags the sheet on top down, or taps beside the popover on top.
  ///
  /// - Parameter end: How the gesture ends.
  public func drag(_ end: GestureEnd = .finished) {
    let layers = layers
    guard layers.count > 1, !top.presenter.isMoving else { return }
    layers[layers.count - 2].presenter.drag(end)
  }

  /// Taps a button of the dialog on top.
  ///
  /// - Parameter action: What the button does; the dialog is dismissed if it does nothing.
  public func answer(_ action: () -> Void = {}) {
    let layers = layers
    guard layers.count > 1 else { return }
    layers[layers.count - 2].presenter.answer(action)
  }

  /// Taps a button of the question whether an entry may be left.
  ///
  /// - Parameter proceeds: True to leave it.
  public func answerLeaving(proceeds: Bool) {
    guard let request = top.leaving.request else { return }
    platform.count("leave question answered")
    let isEarly = platform.choices.once(in: 2)
    if isEarly { top.leaving.isAsking = false }
    if proceeds { request.proceed() } else if !isEarly { request.cancel() }
    if !isEarly { top.leaving.isAsking = false }
  }

  /// Taps a tab of the innermost tabs on screen, also the one that is selected.
  ///
  /// - Parameter position: The place of the tab, the leftmost having 0.
  public func select(tab position: Int) {
    tabs?.tap(position)
  }

  /// Taps the selected tab of the innermost tabs on screen once more.
  public func reselect() {
    tabs?.reselect()
  }

  private var tabs: SimulatedTabs<C>? {
    top.presenter.isMoving ? nil : top.content.allTabs.last
  }

  /// Presents something that is not in the tree, such as a photo picker, for some frames.
  public func presentForeign() {
    top.presenter.presentForeign()
  }

  /// Makes the containers of the top layer anew, as when the size of a window changes.
  public func remake() {
    top.content.remake()
  }

  /// Makes the scene active once more.
  public func becomeActive() {
    // That takes longer than any movement.
    guard frames >= platform.lastActivation + 40 else { return }
    platform.lastActivation = frames
    platform.count("scene active")
    base.presenter.becomeActive()
  }
}
