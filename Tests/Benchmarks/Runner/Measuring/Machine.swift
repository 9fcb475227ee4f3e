import Foundation

/// Where a report comes from.
enum Machine {
  static var description: String {
    let information = ProcessInfo.processInfo
    return
      "\(information.activeProcessorCount) processors, \(model ?? architecture), "
      + information.operatingSystemVersionString
  }

  private static var model: String? {
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown processor"
    #endif
  }
}
