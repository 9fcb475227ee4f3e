/// The port of a layer that must know of presentations outside of the tree, without the type of its screens.
@MainActor
protocol OutsidePresenter: AnyObject, Sendable {
  var isOutsidePresented: Bool { get set }
}

extension ModalPort: OutsidePresenter {}

/// The report of one view that it presents something that is not in the tree, such as a photo picker.
///
/// ```swift
/// let report = OutsideReport()
/// report.tell(true, at: place)   // nothing is offered above the layer of the view
/// report.tell(false, at: place)  // it goes on
/// ```
///
/// It counts until the view is gone, and not until the view disappears: a view also disappears when its own
/// presentation covers it. So a view keeps its report, and a report that is released has ended.
///
/// ## Guarantees
///
/// - Several views of a layer may report. The one that has reported a presentation ends it.
@MainActor
public final class OutsideReport {
  private weak var presenter: (any OutsidePresenter)?
  private var isPresented = false

  /// Makes a report of nothing.
  public init() {}

  /// Tells whether the view presents something. Only changes count.
  ///
  /// - Parameters:
  ///   - isPresented: True while it does.
  ///   - place: The place of the view.
  public func tell(_ isPresented: Bool, at place: NavigationPlace) {
    // Another view of the layer may have reported the presentation. Only that view may end it.
    guard isPresented != self.isPresented else { return }
    self.isPresented = isPresented
    if isPresented { presenter = place.presenter }
    presenter?.isOutsidePresented = isPresented
  }

  deinit {
    guard isPresented, let presenter else { return }
    Task { @MainActor in presenter.isOutsidePresented = false }
  }
}
