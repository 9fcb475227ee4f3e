@testable import SampleApp

extension Walk {
  static let historyInStack = Walk(
    name: "back, forward and to any position in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > forward
      error: there is nothing to go forward to; type history to see all positions
        Home
      …
      path: home
      url: /

      > go posts
        Posts
      …
      path: home > posts.list
      url: /posts

      > 1
        Post 1
      …
      path: home > posts.list > posts.detail(id: 1)
      url: /posts/1

      > back
        Posts
      …
      path: home > posts.list
      url: /posts

      > back
        Home
      …
      path: home
      url: /

      > history
        1. home *
        2. home > posts.list
        3. home > posts.list > posts.detail(id: 1)
        Home
      …
      path: home
      url: /

      > history 3
        Post 1
      …
      path: home > posts.list > posts.detail(id: 1)
      url: /posts/1

      > history 3
        This is shown already.
        Post 1
      …
      path: home > posts.list > posts.detail(id: 1)
      url: /posts/1

      > history 0
      error: the history has no position 0; type a number from 1 to 3
        Post 1
      …
      path: home > posts.list > posts.detail(id: 1)
      url: /posts/1

      > system back
        Posts
      …
      path: home > posts.list
      url: /posts

      > forward
        Post 1
      …
      path: home > posts.list > posts.detail(id: 1)
      url: /posts/1

      > history 1
        Home
      …
      path: home
      url: /

      > go custom
        Custom view
        ·
        Hello Custom View
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > history
        1. home
        2. home > custom(message: "Hello Custom View") *
        Custom view
      …
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > history first
      error: "first" is not the number of a position; type history to see all positions
        Custom view
      …
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View
      """)
}
