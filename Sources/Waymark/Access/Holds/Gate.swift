/// What a held target waits for: one condition with a name, or several at once.
///
/// ```swift
/// extension Gate {
///   static let session: Gate = "session"
///   static let terms: Gate = "terms"
/// }
///
/// .hold(until: .session, showing: .signIn)
/// .hold(until: [.session, .terms])  // both have to be released
/// ```
///
/// A gate has no state. Releasing it asks again for the targets that wait for it, and `access` decides
/// anew.
///
/// Gates are equal if they have the same names.
public struct Gate: Sendable {
  /// Finds out what `access` needs to know, and stores it where `access` reads it.
  public typealias Check = @MainActor @Sendable () async -> Void

  struct Part: Sendable {
    let name: String
    let check: Check?
  }

  /// In the order of their names, each name once.
  let parts: [Part]

  init(parts: [Part]) {
    var seen: [Part] = []
    for part in parts where !seen.contains(where: { $0.name == part.name }) { seen.append(part) }
    self.parts = seen.sorted { $0.name < $1.name }
  }

  /// Makes a gate with one name.
  ///
  /// - Parameter name: The name, for people and logs; it is the gate's identity.
  public init(_ name: String) {
    parts = [Part(name: name, check: nil)]
  }

  /// Makes a gate of several that all have to be released.
  ///
  /// - Parameter gates: The gates; of those with one name the first counts. `access` that holds a target
  ///   until none at all denies it.
  public init(_ gates: some Sequence<Gate>) {
    self.init(parts: gates.flatMap(\.parts))
  }

  /// A gate that releases itself: it starts a check, which may take its time.
  ///
  /// ```swift
  /// .hold(until: .check("biometry") { await self.vault.unlock() })
  /// ```
  ///
  /// The check runs once for each target that is held. When it is over, `access` is asked again; if
  /// it still names this gate, the target is dropped. The check is cancelled when a newer
  /// navigation takes the place of the target, or the target ends in any other way. What the check
  /// captures is kept until it is over.
  ///
  /// - Parameters:
  ///   - name: The name of the gate.
  ///   - body: Finds out what `access` needs to know, and stores it where `access` reads it.
  /// - Returns: The gate.
  @preconcurrency  // In Swift 5 modules references to methods are not marked Sendable.
  public static func check(_ name: String, _ body: @escaping Check) -> Gate {
    Gate(parts: [Part(name: name, check: body)])
  }

  /// The names of what has to be released, sorted.
  public var names: [String] { parts.map(\.name) }

  /// True if there is nothing to wait for.
  var isReleased: Bool { parts.isEmpty }

  /// True for what the tree releases by itself: nobody is shown anything for that, or gives it up.
  var isOfTree: Bool {
    !parts.isEmpty
      && parts.allSatisfy { [Gate.clear, Gate.unprotected].flatMap(\.names).contains($0.name) }
  }

  /// The gate without what its checks captured, which may be a coordinator.
  var withoutChecks: Gate { Gate(parts: parts.map { Part(name: $0.name, check: nil) }) }

  /// What is left of the gate once others are released.
  func without(_ names: [String]) -> Gate {
    Gate(parts: parts.filter { !names.contains($0.name) })
  }
}

extension Gate: Hashable {
  /// True if the gates have the same names.
  public static func == (left: Gate, right: Gate) -> Bool { left.names == right.names }

  /// Hashes the names.
  public func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

extension Gate: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Makes a gate with one name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes a gate of several that all have to be released.
  public init(arrayLiteral gates: Gate...) { self.init(gates) }
}

extension Gate: CustomStringConvertible {
  /// The names, for logs: `session and terms`.
  public var description: String { names.joined(separator: " and ") }
}
