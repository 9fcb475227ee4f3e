#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationSnapshot {
  /// The format of the JSON that this version writes.
  static let format = 1

  /// How many bytes of JSON are written and read unless a caller says otherwise: a mebibyte.
  public static let mostBytes = 1 << 20

  /// How deep tabs may lie in tabs. Nothing deeper is written, or comes back: readers of JSON have limits of their
  /// own, and writers may have none but the stack.
  package static let deepest = 100

  /// The snapshot as JSON, which people can read; keys and entries are always in the same order.
  ///
  /// ```json
  /// {
  ///   "format" : 1,
  ///   "layers" : [
  ///     { "path" : [ "/", "/todos", "/todos/7" ] },
  ///     { "owner" : 1, "path" : [ "/todos/add" ], "style" : "sheet" }
  ///   ],
  ///   "version" : 1
  /// }
  /// ```
  ///
  /// - Parameter limit: How many bytes are written at most. Reading has the same limit, so what is written is read:
  ///   a state that is longer is told while it is there, and leaves a file that was written before.
  /// - Returns: The bytes, in UTF-8.
  /// - Throws: `tooLong` if there are more, `unwritable` if tabs lie more than 100 deep in tabs. Every other snapshot
  ///   can be written.
  /// - Complexity: Linear in the entries.
  public func json(limit: Int = mostBytes) throws(SnapshotError) -> Data {
    let data = try encoded()
    guard data.count <= limit else { throw SnapshotError(.tooLong(data.count, limit: limit)) }
    return data
  }

  private func encoded() throws(SnapshotError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw SnapshotError(.unwritable)
    }
  }

  /// Reads JSON of this version, or of an earlier one.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - limit: How many bytes are read at most; more are not looked at. `json(limit:)` writes no more than that.
  /// - Throws: What is wrong with them. Texts that name no route are no error: restoring reports them.
  /// - Complexity: Linear in the bytes.
  public init(json data: Data, limit: Int = mostBytes) throws(SnapshotError) {
    guard data.count <= limit else { throw SnapshotError(.tooLong(data.count, limit: limit)) }
    do {
      self = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw SnapshotError(.unreadable(SnapshotError.words(for: error)))
    }
  }
}

extension NavigationSnapshot: Codable {
  private enum Key: String, CodingKey {
    case format, version, layers
  }

  /// Writes the snapshot as ``json(limit:)`` does. Tabs that lie too deep in tabs are an error, a ``SnapshotError``.
  public func encode(to encoder: any Encoder) throws {
    guard !isTooDeep else { throw SnapshotError(.unwritable) }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(version, forKey: .version)
    try container.encode(layers, forKey: .layers)
  }

  /// Reads a snapshot. A format of a later version is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else { throw SnapshotError(.unknownFormat(format)) }
    version = try container.decode(Int.self, forKey: .version)
    layers = try container.decode([Layer].self, forKey: .layers)
  }
}

extension NavigationSnapshot {
  /// True if tabs lie deeper in tabs than can be written. Level by level: what is too deep is no work for a stack.
  private var isTooDeep: Bool {
    var entries = layers.flatMap(\.path)
    for _ in 0...Self.deepest {
      entries = entries.flatMap { $0.tabs?.paths.flatMap(\.self) ?? [] }
      if entries.isEmpty { return false }
    }
    return true
  }
}

extension NavigationSnapshot.Layer: Codable {
  private enum Key: String, CodingKey {
    case style, owner, presenter, path
  }

  /// Writes what is not as it mostly is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(style?.description, forKey: .style)
    if owner != 0 { try container.encode(owner, forKey: .owner) }
    if !presenter.isEmpty { try container.encode(presenter, forKey: .presenter) }
    try container.encode(path, forKey: .path)
  }

  /// Reads a layer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decodeIfPresent(String.self, forKey: .style)
    style = try name.map { name in
      guard let style = ModalStyle.named(name) else { throw SnapshotError(.unknownStyle(name)) }
      return style
    }
    owner = try container.decodeIfPresent(Int.self, forKey: .owner) ?? 0
    presenter = try container.decodeIfPresent([Int].self, forKey: .presenter) ?? []
    path = try container.decode([NavigationSnapshot.Entry].self, forKey: .path)
  }
}

extension NavigationSnapshot.Entry: Codable {
  private enum Key: String, CodingKey {
    case text, tabs, selected
  }

  /// Writes a screen as its text, tabs as an object.
  public func encode(to encoder: any Encoder) throws {
    guard let tabs else {
      var container = encoder.singleValueContainer()
      return try container.encode(text)
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(text, forKey: .text)
    try container.encode(tabs.paths, forKey: .tabs)
    try container.encode(tabs.selected, forKey: .selected)
  }

  /// Reads an entry.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    let paths = try container.decode([[NavigationSnapshot.Entry]].self, forKey: .tabs)
    let selected = try container.decode(Int.self, forKey: .selected)
    self.init(
      try container.decode(String.self, forKey: .text),
      tabs: NavigationSnapshot.Tabs(paths, selected: selected))
  }
}

extension ModalStyle {
  private static let all: [ModalStyle] = [
    .sheet, .sheet(stack: false), .cover, .cover(stack: false), .popover, .dialog,
  ]

  /// The style that is described so.
  fileprivate static func named(_ name: String) -> ModalStyle? {
    all.first { $0.description == name }
  }
}
