/// The surroundings of a root.
enum SimulatedSurroundings {
  /// In containers of its own.
  case none
  /// In a stack of a host that pushes each entry from the one below.
  case levels
  /// In a path of a host, among the host's own elements.
  case path
}
