import Foundation

let code = await Launch(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment
).run()
exit(code.rawValue)
