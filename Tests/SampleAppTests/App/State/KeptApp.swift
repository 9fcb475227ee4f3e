import Foundation
import Kit
import Testing
import Waymark

@testable import SampleApp

/// An app that keeps its state in a file, and is started several times.
@MainActor
struct KeptApp {
  let layout: Layout
  let folder: TestFolder
  var width = 80

  init(_ layout: Layout, width: Int = 80) throws {
    self.layout = layout
    self.width = width
    folder = try TestFolder()
  }

  /// Starts the app without a session.
  func start(_ file: String = "place.json", opening link: String? = nil) throws -> Session {
    let keeper = try StateKeeper(path: folder.path + "/" + file, layout: layout)
    return Session(
      app: AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout),
      opening: link, keeping: keeper, width: width)
  }

  /// The visible text of an app that starts with the present file.
  func restart(opening link: String? = nil) throws -> (session: Session, first: Block) {
    // Its file is in use.
    let copy = UUID().uuidString
    try folder.write(try folder.text("place.json"), to: copy)
    let session = try start(copy, opening: link)
    return (session, session.firstBlock)
  }
}

extension Block {
  /// The visible text, without the answer to the last command.
  var picture: Block {
    var block = self
    (block.error, block.text, block.warnings) = (nil, [], [])
    return block
  }
}
