/// Arguments that the program cannot follow.
package enum OptionsError: Error, Hashable, Sendable {
  case unknown(String)
  case missingValue(String)
  case notANumber(option: String, String)
  case repeated(String)
  case notTogether(String, String)

  package var message: String {
    switch self {
    case .unknown(let argument): "there is no option \(argument)"
    case .missingValue("--compare"): "--compare needs two files"
    case .missingValue(let option): "\(option) needs a value"
    case .notANumber(let option, let text): "\(option) needs a number above 0, not \(text)"
    case .repeated(let option): "\(option) is given twice"
    case .notTogether(let first, let second): "\(first) and \(second) do not go together"
    }
  }
}
