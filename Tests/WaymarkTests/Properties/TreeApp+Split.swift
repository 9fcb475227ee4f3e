import Waymark

/// A message to the coordinator this many levels up: what it should do.
struct TreeOutput {
  let height: Int
  let command: TreeCommand
}

/// What the handler of a signal should do.
struct TreeSignal {
  let command: TreeCommand
}

extension TreeRoute {
  /// The columns of a split that begin with a placeholder.
  static func placeholders(level: Int, variant: Int) -> Set<Int> {
    level < TreeCoordinator.deepest && variant == 1 ? [1] : []
  }

  /// The columns of a coordinator's split at a level, and the one that is selected at first.
  static func split(level: Int, variant: Int) -> (columns: [TreeRoute], selected: Int) {
    guard level < TreeCoordinator.deepest else {
      return variant == 0 ? ([.page(0), .page(1)], 1) : ([.page(1), .page(2), .page(0)], 0)
    }
    return switch variant {
    case 0: ([.page(0), .left(.page(0)), .right(.page(0))], 0)
    case 1: ([.left(.page(1)), .same(.page(0))], 1)
    default: ([.right(.page(0)), .left(.page(2)), .page(1)], 0)
    }
  }
}

extension TreeCoordinator {
  func split(_ variant: Int) -> Destination<TreeCoordinator> {
    let (columns, selected) = TreeRoute.split(level: level, variant: variant)
    let placeholders = TreeRoute.placeholders(level: level, variant: variant)
    return .split(
      columns, selected: columns[selected], placeholders: placeholders.map { columns[$0] })
  }

  /// Does what a message from below says, or passes it on.
  func hear(_ output: TreeOutput) {
    if output.height > 1 {
      emit(TreeOutput(height: output.height - 1, command: output.command))
    } else {
      census.heard = output.command.perform(on: self)
    }
  }
}
