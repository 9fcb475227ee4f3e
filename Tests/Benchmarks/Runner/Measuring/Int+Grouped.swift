extension Int {
  /// The number with a comma between thousands.
  var grouped: String {
    var digits = Array("\(magnitude)")
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
