import Waymark

/// Texts to fill the links of a table with: those that their types name, those of samples, and plain ones.
struct LinkTexts<R: LinkedRoute> {
  /// The texts in the links of the samples, in order.
  private let ofSamples: [[String]]
  /// All texts of samples and types.
  private let known: [String]

  static var plain: [String] {
    ["1", "0", "true", "2024-02-29", "-7", "3.5", "a", "https://a.example/b?c=d"]
  }

  init(samples: [R]) {
    ofSamples = samples.compactMap { R.links.information(for: $0)?.values }.map { values in
      values.names.flatMap { values.list($0) }
    }
    let examples = R.links.forms.flatMap { form in
      (0..<form.count).flatMap { form.examples(at: $0) }
    }
    known = (ofSamples.flatMap(\.self) + examples).unique
  }

  /// The texts to try at each place of a link, the likeliest first.
  func choices(for form: LinkForm) -> [[String]] {
    (0..<form.count).map { place in
      let all = (form.examples(at: place) + known + Self.plain).unique
      let taken = all.filter { form.takes($0, at: place) }
      return taken.isEmpty ? all : taken
    }
  }

  /// Lists of texts for all places of a link, the likeliest first.
  ///
  /// - Parameter limit: The largest number of lists besides those of the samples.
  func rows(for form: LinkForm, limit: Int = 200) -> [[String]] {
    let choices = choices(for: form)
    var rows: [[String]] = []
    // Each place in turn goes through all its texts, the first place fastest.
    for number in 0..<min(limit, choices.reduce(1) { min($0 * $1.count, limit) }) {
      var left = number
      rows.append(
        choices.map { texts in
          defer { left /= texts.count }
          return texts[left % texts.count]
        })
    }
    return rows.prefix(1) + ofSamples.filter { $0.count == form.count } + rows.dropFirst()
  }
}

extension [String] {
  /// The texts, each once.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
