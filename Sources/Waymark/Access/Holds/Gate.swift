/// The condition that a held target waits for: one name, or several at once.
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
/// A gate has no state. Releasing it asks `access` again about the targets that wait for it.
///
/// Gates are equal if they have the same names.
public struct Gate: Sendable {
  /// Finds out what `access` needs to know, and stores it where `access` reads it.
  public typealias Check = @MainActor @Sendable () async -> Void

  struct Condition: Sendable {
    let name: String
    let check: Check?
  }

  /// Sorted by name, each name once.
  let conditions: [Condition]

  init(conditions: [Condition]) {
    var seen: [Condition] = []
    for condition in conditions where !seen.contains(where: { $0.name == condition.name }) {
      seen.append(condition)
    }
    self.conditions = seen.sorted { $0.name < $1.name }
  }

  /// Makes a gate with one name.
  ///
  /// - Parameter name: The name, which is the gate's identity and appears in logs.
  public init(_ name: String) {
    conditions = [Condition(name: name, check: nil)]
  }

  /// Makes a gate of several gates that all have to be released.
  ///
  /// ```swift
  /// Gate([.session, .terms]).names  // ["session", "terms"]
  /// ```
  ///
  /// - Parameter gates: The gates. If several have the same name, the first one counts. If there
  ///   are none, `access` denies the target.
  public init(_ gates: some Sequence<Gate>) {
    self.init(conditions: gates.flatMap(\.conditions))
  }

  /// Makes a gate that releases itself after an asynchronous check.
  ///
  /// ```swift
  /// .hold(until: .check("biometry") { await self.vault.unlock() })
  /// ```
  ///
  /// The check runs once for each target. While a target at the first entry of the app runs a check of
  /// this name, others wait for that run. When it is over, `access` is asked again. If it still names
  /// this gate, the target is dropped; at the first entry of the app it waits on, until it is asked
  /// again. The check is cancelled when a newer target replaces this one, or this one ends in any other
  /// way. Objects that the check captures are kept until it is over.
  ///
  /// - Parameters:
  ///   - name: The name of the gate.
  ///   - body: Finds out what `access` needs to know, and stores it where `access` reads it.
  /// - Returns: The gate.
  /// - Complexity: Constant time. The check runs later.
  @preconcurrency  // In Swift 5 modules references to methods are not marked Sendable.
  public static func check(_ name: String, _ body: @escaping Check) -> Gate {
    Gate(conditions: [Condition(name: name, check: body)])
  }

  /// The names to release, sorted.
  ///
  /// - Complexity: Linear in the names.
  public var names: [String] { conditions.map(\.name) }

  /// True if there is nothing to wait for.
  var isReleased: Bool { conditions.isEmpty }

  /// True if the tree releases the gate. For such a gate nothing is shown, and no user can give it
  /// up.
  var isOfTree: Bool {
    !conditions.isEmpty
      && conditions.allSatisfy {
        [Gate.clear, Gate.unprotected].flatMap(\.names).contains($0.name)
      }
  }

  /// The gate without its checks, which may capture a coordinator.
  var withoutChecks: Gate {
    Gate(conditions: conditions.map { Condition(name: $0.name, check: nil) })
  }

  /// The rest of the gate once some names are released.
  func without(_ names: [String]) -> Gate {
    Gate(conditions: conditions.filter { !names.contains($0.name) })
  }
}

extension Gate: Hashable {
  /// True if the gates have the same names.
  ///
  /// - Complexity: Linear in the names.
  public static func == (left: Gate, right: Gate) -> Bool { left.names == right.names }

  /// Hashes the names.
  ///
  /// - Complexity: Linear in the names.
  public func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

extension Gate: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Makes a gate with one name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes a gate of several gates that all have to be released.
  public init(arrayLiteral gates: Gate...) { self.init(gates) }
}

extension Gate: CustomStringConvertible {
  /// The names, for logs: `session and terms`.
  public var description: String { names.joined(separator: " and ") }
}
