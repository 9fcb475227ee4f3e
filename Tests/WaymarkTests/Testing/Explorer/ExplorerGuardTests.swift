import Testing
import Waymark

@testable import WaymarkTesting

@Suite("An explorer in an app whose entries ask before they are left")
@MainActor
struct ExplorerGuardTests {
  private enum FormRoute: Route { case home, form, colours, shades }

  @MainActor
  private final class FormScreen {
    let actions: [ExplorerAction]

    init(_ next: FormRoute?, _ policy: LeavePolicy, _ navigator: Navigator<FormCoordinator>) {
      navigator.leavePolicy = policy
      actions = next.map { next in [ExplorerAction("\(next)") { navigator.push(next) }] } ?? []
    }
  }

  /// A form with pages above it.
  private final class FormCoordinator: Coordinator {
    let flow = Flow<FormRoute, FormScreen>(start: .home)
    private let policy: LeavePolicy

    init(_ policy: LeavePolicy) {
      self.policy = policy
    }

    func destination(for route: FormRoute) -> Destination<FormCoordinator> {
      switch route {
      case .home: .screen { FormScreen(.form, .free, $0) }
      case .form: .screen { FormScreen(.colours, self.policy, $0) }
      case .colours: .screen { FormScreen(.shades, .free, $0) }
      case .shades: .screen { FormScreen(nil, .free, $0) }
      }
    }
  }

  private func explorer(_ policy: LeavePolicy) -> Explorer<FormCoordinator> {
    Explorer { FormCoordinator(policy) }.samples([.home, .form, .colours, .shades])
  }

  @Test(
    "The menu of a Back button is a way, and no fault, whatever lies below the top",
    arguments: [
      (LeavePolicy.free, [String]()), (.confirm, ["form?, asks after tap back"]), (.blocked, []),
    ])
  func menu(_ policy: LeavePolicy, asked: [String]) async {
    let walk = ExplorerWalk(
      explorer(policy).moves(.gestures)
        .actions { $0.projection.leaf?.screen?.actions ?? [] }.options)
    let report = await walk.run()
    let found = report.findings.filter { $0.code != .noWayBack }
    #expect(found.isEmpty, "\(report)")
    let texts = walk.graph.nodes.map(\.state.text)
    #expect(texts.contains { $0.hasSuffix("shades") })
    for text in asked { #expect(texts.contains { $0.hasSuffix(text) }, "\(texts)") }
  }

  @Test("What takes such an entry away without asking is found")
  func hole() async {
    let report = await explorer(.confirm).moves(.gestures)
      .actions { app in
        let own = app.projection.leaf?.screen?.actions ?? []
        guard app.depth > 2 else { return own }
        return own + [
          ExplorerAction("a platform that goes home") {
            let base = app.projection.base
            app.reconcile(
              base, shown: base.entries.ids, remaining: Array(base.entries.ids.prefix(1)))
          }
        ]
      }
      .explore { _ in }
    #expect(report.findings.first?.code == .misuse, "\(report)")
    #expect(report.findings.first?.message.contains("without asking") ?? false, "\(report)")
  }
}
