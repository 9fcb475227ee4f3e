// Mistakes around outputs that want an answer. The compiler names each at its line.
import Bookshop
import Reader
import Waymark

@MainActor
func asking(_ navigator: Navigator<ReaderCoordinator>) async {
  // below: type 'ReaderCoordinator.Output' has no member 'wantsGrift'
  _ = await navigator.ask { .wantsGrift(for: 3, $0) }
  // below: cannot convert value of type 'Reply<Int>' to expected argument type 'Reply<String>'
  let _: Int? = await navigator.ask { .wantsGift(for: 3, $0) }
}

@MainActor
func answering(_ reply: Reply<String>) {
  // below: cannot convert value of type 'Int' to expected argument type 'String'
  reply.answer(3)
  // below: value of type 'Voucher' has no member 'cod'
  _ = reply.accepting { (voucher: Voucher) in voucher.cod }
}
