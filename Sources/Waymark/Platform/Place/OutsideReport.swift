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
/// - A view beside the entries of a root reports to all layers of the root. Outside a root, a report says nothing.
/// - Several views of a layer may report, also at the same time. Each ends what it has reported, and the last one makes
///   room.
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
    presenter?.outside.reports += isPresented ? 1 : -1
  }

  deinit {
    guard isPresented, let presenter else { return }
    Task { @MainActor in presenter.outside.reports -= 1 }
  }
}
