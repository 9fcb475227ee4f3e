extension DataFileError {
  static func missingFolder(_ path: String, exists: Bool) -> DataFileError {
    let names = SampleData.fileNames.dropLast().joined(separator: ", ")
    let last = SampleData.fileNames.last ?? ""
    let problem = exists ? "not a folder" : "no such folder"
    return DataFileError(
      .missingFolder, file: path, "\(problem); expected a folder with \(names) and \(last)")
  }

  static func unreadable(
    _ file: String,
    because failure: FileFailure,
    expected: String
  ) -> DataFileError {
    switch failure {
    case .missing:
      DataFileError(.missingFile, file: file, "no such file; expected \(expected)")
    case .notFile, .other:
      DataFileError(
        .unreadable, file: file, "cannot be read (\(failure.reason)); expected \(expected)")
    }
  }
}
