import Foundation

let code = Launch(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment
).run()
exit(code.rawValue)
