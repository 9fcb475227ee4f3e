import Waymark

extension NavigationSnapshot {
  /// All its texts.
  var texts: [String] { layers.flatMap { Self.texts(of: $0.path) } }

  private static func texts(of path: [Entry]) -> [String] {
    path.flatMap { [$0.text] + ($0.tabs?.paths ?? []).flatMap { texts(of: $0) } }
  }

  /// Its layers without their owners.
  var bare: NavigationSnapshot {
    NavigationSnapshot(layers: layers.map { Layer(style: $0.style, path: $0.path) })
  }
}
