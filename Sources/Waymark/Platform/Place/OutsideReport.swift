/// The port of a layer that must know of presentations outside of the tree, without the type of its screens.
@MainActor
protocol OutsidePresenter: AnyObject, Sendable {
  var outside: OutsidePresentations { get set }
}

extension ModalPort: OutsidePresenter {
  /// True while the platform presents something that is not in the tree, also if an ``OutsideReport`` says so. Nothing
  /// is offered meanwhile.
  public var isOutsidePresented: Bool {
    get { outside.isPresented }
    set { outside.isToldByPlatform = newValue }
  }

  /// Hears what views beside the entries of the root present.
  func join() {
    guard !hasJoined else { return }
    NavigationPlace.beside(root).join(self)
    hasJoined = true
  }
}

/// What views beside the entries of a root report. No layer of the root presents anything meanwhile.
@MainActor
final class OutsideBeside: OutsidePresenter {
  private struct Port {
    weak var object: (any OutsidePresenter)?
  }

  private var ports: [Port] = []
  var outside = OutsidePresentations() {
    didSet {
      for port in ports { port.object?.outside.besides = outside.reports }
    }
  }

  init() {}

  /// Adds the port of a layer. Released ports are forgotten.
  func join(_ port: some OutsidePresenter) {
    ports.removeAll { $0.object == nil }
    ports.append(Port(object: port))
    port.outside.besides = outside.reports
  }
}

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
  /// - Complexity: Constant time.
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
