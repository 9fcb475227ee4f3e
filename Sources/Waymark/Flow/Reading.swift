/// Which of two states a walk reads while a transaction is at work.
///
/// A transaction writes what it wants beside what is: each layer that it touches has an alternate.
/// The commit swaps the two, so that afterwards the alternate is what was before.
enum Reading {
  /// What is in the tree.
  case current
  /// Before the commit the draft, after it the past.
  case alternate
}
