#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// All rows of one run, and where and when it ran.
package struct Report: Hashable, Sendable, Codable {
  package let machine: String
  package let date: String
  package let rows: [Row]

  package init(machine: String, date: String, rows: [Row]) {
    self.machine = machine
    self.date = date
    self.rows = rows
  }

  package init(json: Data) throws {
    self = try JSONDecoder().decode(Report.self, from: json)
  }

  /// The report as JSON. The same rows always give the same text.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
