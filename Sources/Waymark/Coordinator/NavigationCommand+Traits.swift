extension NavigationCommand {
  var cause: NavigationCause {
    switch self {
    case .push: .push
    case .replaceTop: .replaceTop
    case .present: .present
    case .navigate: .navigate
    case .select: .select
    case .pop: .pop
    case .dismiss: .dismiss
    case .finish: .finish
    case .open, .openLink: .open
    }
  }

  /// True if the command counts only while its entry is on top.
  var needsTop: Bool {
    switch self {
    case .push, .replaceTop, .present, .navigate: true
    case .open(_, over: .push, _), .openLink(_, over: .push, _): true
    case .select, .pop, .dismiss, .finish, .open, .openLink: false
    }
  }

  /// True if the command shows something above all: then its entry must lie in selected tabs. So a
  /// second tap on what leads to another tab does nothing.
  var presents: Bool {
    switch self {
    case .present, .navigate: true
    case .open(_, over: .push, _), .openLink(_, over: .push, _): true
    case .push, .replaceTop, .select, .pop, .dismiss, .finish, .open, .openLink: false
    }
  }
}
