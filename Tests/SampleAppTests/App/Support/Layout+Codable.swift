@testable import SampleApp

/// Processes of long sessions are told their layout as data.
extension Layout: Codable {}
