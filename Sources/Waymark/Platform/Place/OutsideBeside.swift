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
