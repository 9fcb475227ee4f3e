// Notes that a window has become narrow or wide.

extension Draft {
  /// Notes whether a window has room for all columns. This changes no path.
  func resize(_ seen: SeenTabs, isCollapsed: Bool) throws(Refusal) -> Outcome {
    let columns = try tabs(of: seen)
    var content = state.content(of: columns)
    guard content.arrangement.areColumns else { return .ignored(.notFound) }
    let arrangement = Arrangement.columns(isCollapsed: isCollapsed)
    guard content.arrangement != arrangement else { return .unchanged }
    content.arrangement = arrangement
    write(content, to: columns)
    return .performed
  }
}
