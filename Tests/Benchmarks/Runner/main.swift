import Foundation

exit(await Program(arguments: Array(CommandLine.arguments.dropFirst())).run())
