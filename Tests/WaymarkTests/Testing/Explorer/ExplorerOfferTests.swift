import Testing
import Waymark

@testable import WaymarkTesting

@Suite("What an explorer tries in a state")
struct ExplorerOfferTests {
  private static func offer(_ change: (inout ExplorerOffer) -> Void) -> ExplorerOffer {
    var offer = ExplorerOffer()
    offer.kinds = []
    change(&offer)
    return offer
  }

  @Test(
    "It tries what is possible, a user's moves first",
    arguments: [
      (offer { _ in }, []),
      (
        offer { $0.actions = [("row", nil), ("save", "2"), ("row", nil)] },
        ["row", "save", "row (2)"]
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.depth = 4
        }, ["swipe back", "swipe back cancelled", "go back to 0", "go back to 1"]
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.hasAskingButton = true
        }, ["tap back"]
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.presented = .sheet
        }, ["drag", "drag cancelled"]
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.presented = .cover
        }, []
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.presented = .dialog
        }, ["close the dialog"]
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.bar = (count: 2, selected: 0)
        }, ["tap tab 0", "tap tab 1"]
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.columns = (isCollapsed: true, selected: 1)
        }, ["swipe back", "swipe back cancelled", "widen"]
      ),
      (
        offer {
          $0.kinds = .gestures
          $0.columns = (isCollapsed: false, selected: 1)
        }, ["narrow"]
      ),
      (
        offer {
          $0.kinds = [.verbs, .links]
          $0.tabs = ["home"]
          $0.samples = ["add"]
          $0.links = ["/a"]
          $0.disturbances = ["sign out"]
        }, ["back", "dismiss", "select home", "navigate to add", "open /a", "sign out"]
      ),
      (
        offer {
          $0.kinds = .all
          $0.isAsking = true
          $0.depth = 3
          $0.samples = ["add"]
          $0.links = ["/a"]
          $0.disturbances = ["sign out"]
        }, ["yes", "no", "open /a", "sign out"]
      ),
    ] as [(ExplorerOffer, [String])])
  func moves(offer: ExplorerOffer, names: [String]) {
    #expect(offer.moves.map(\.name) == names)
  }
}
