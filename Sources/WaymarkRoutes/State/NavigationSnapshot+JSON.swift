#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationSnapshot {
  /// The format of the JSON that this version writes.
  static let format = 1

  /// The default limit of bytes of JSON to write or read: one mebibyte.
  public static let mostBytes = 1 << 20

  /// How deep tabs may be nested in tabs. Deeper tabs are neither written nor restored: readers of
  /// JSON have limits of their own, and the only limit of a writer may be the call stack.
  package static let deepest = 100

  /// Writes the snapshot as readable JSON. Keys and entries are always in the same order.
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
  /// - Parameter limit: The maximum number of bytes. Reading has the same limit, so everything that
  ///   can be written can be read. If a state is too long, you learn about it while it is still
  ///   there, and an older file stays as it is.
  /// - Returns: The bytes, in UTF-8.
  /// - Throws: `tooLong` if there are more bytes, `unwritable` if tabs are nested more than 100
  ///   levels deep. Every other snapshot can be written.
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

  /// Reads JSON of this version or an earlier one.
  ///
  /// ```swift
  /// let saved = try NavigationSnapshot(json: try app.snapshot().json())
  /// saved == app.snapshot()  // true
  /// ```
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - limit: The maximum number of bytes. Longer data are not read. `json(limit:)` has the same
  ///     limit.
  /// - Throws: `unreadable`, `unknownFormat`, `unknownStyle` or `tooLong`. Texts without a route
  ///   are not an error, because restoring reports them.
  /// - Complexity: Linear in the bytes.
  public init(json data: Data, limit: Int = mostBytes) throws(SnapshotError) {
    guard data.count <= limit else { throw SnapshotError(.tooLong(data.count, limit: limit)) }
    do {
      self = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
    } catch let error as SnapshotError {
      throw error
    } catch {
      let words = SnapshotError.words(for: error) {
        (try? JSONDecoder().decode(AnyJSON.self, from: data)) != nil
      }
      throw SnapshotError(.unreadable(words))
    }
  }

  /// Whatever the bytes contain, if they are JSON.
  private struct AnyJSON: Decodable {
    init(from decoder: any Decoder) {}
  }
}

extension NavigationSnapshot: Codable {
  private enum Key: String, CodingKey {
    case format, version, layers
  }

  /// Writes the snapshot like ``json(limit:)``. Throws a ``SnapshotError`` if tabs are nested too
  /// deep.
  public func encode(to encoder: any Encoder) throws {
    guard !isTooDeep else { throw SnapshotError(.unwritable) }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(version, forKey: .version)
    try container.encode(layers, forKey: .layers)
  }

  /// Reads a snapshot. Throws if the format is that of a later version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else { throw SnapshotError(.unknownFormat(format)) }
    version = try container.decode(Int.self, forKey: .version)
    layers = try container.decode([Layer].self, forKey: .layers)
  }
}

extension NavigationSnapshot {
  /// True if tabs are nested too deep to be written. Goes level by level, without recursion,
  /// because such a depth could overflow the call stack.
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

  /// Writes only values that differ from their defaults.
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

  /// Returns the style with this description.
  fileprivate static func named(_ name: String) -> ModalStyle? {
    all.first { $0.description == name }
  }
}
