extension NavigationCommand: CustomStringConvertible {
  /// The verb and its arguments, for logs: `push([detail(id: 7)])`, `present(add, as: dialog)`.
  /// Leaves out defaults.
  public var description: String {
    switch self {
    case .push(let routes): "push([\(routes.map(\.name).joined(separator: ", "))])"
    case .replaceTop(let route): "replaceTop(\(route.name))"
    case .present(let route, let style, let replacing):
      call("present", route.name, labelled("as", style) + (replacing ? ["replacing: true"] : []))
    case .navigate(let route, let history):
      call("navigate", "to: \(route.name)", labelled("history", history))
    case .select(let route): "select(\(route.name))"
    case .pop: "pop"
    case .popToLast(let route): "pop(toLast: \(route.name))"
    case .popToRoot: "popToRoot"
    case .revise(let route): "revise(to: \(route.name))"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .finish: "finish"
    case .open(let route, let policy, let bare, let history):
      call("open", route.name, options(policy, bare, history))
    case .openLink(let link, let policy, let bare, let history):
      call("open", String(reflecting: link), options(policy, bare, history))
    }
  }

  private func options(_ policy: OpenPolicy, _ bare: Bool, _ history: HistoryPolicy?) -> [String] {
    (policy == .dismissModals ? [] : ["over: \(policy)"]) + (bare ? ["bare: true"] : [])
      + labelled("history", history)
  }

  private func labelled(_ label: String, _ value: (some Any)?) -> [String] {
    value.map { ["\(label): \($0)"] } ?? []
  }

  private func call(_ verb: String, _ subject: String, _ options: [String]) -> String {
    "\(verb)(\(([subject] + options).joined(separator: ", ")))"
  }
}
