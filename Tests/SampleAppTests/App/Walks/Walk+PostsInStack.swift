@testable import SampleApp

extension Walk {
  static let postsInStack = Walk(
    name: "posts, authors and their todos in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > 2
        Posts
        ·
        All posts, showing 1-3 of 3
        1. Bread
        2. Bikes
        3. Tea
      path: home > posts.list
      url: /posts

      > 1
        Post 1
        ·
        Bread
        by Ann Ash
        ·
        Flour, water, salt.
        And time.
        ·
        Comments, showing 1 of 1
        ·
        Thanks (eve@example.org)
          It rose.
        1. About Ann Ash
      path: home > posts.list > posts.detail(id: 1)
      url: /posts/1

      > 1
        About Ann Ash
        ·
        Username: ann
        Email: ann@example.org
        ·
        Posts, showing 1-2 of 2
        1. Bread
        2. Tea
        3. Todos of Ann Ash
      path: home > posts.list > posts.detail(id: 1) > posts.author(id: 1)
      url: /posts/by/1

      > 2
        Post 3
        ·
        Tea
        by Ann Ash
        ·
        Hot water and leaves.
        ·
        Comments, nothing to show
        1. About Ann Ash
      path: home > posts.list > posts.detail(id: 1) > posts.author(id: 1) > posts.detail(id: 3)
      url: /posts/3

      > back
        About Ann Ash
        ·
        Username: ann
        Email: ann@example.org
        ·
        Posts, showing 1-2 of 2
      …
      path: home > posts.list > posts.detail(id: 1) > posts.author(id: 1)
      url: /posts/by/1

      > 3
        Todos of Ann Ash
        ·
        All todos, showing 1-3 of 3
        1. [ ] Buy milk
        2. [ ] Call Eve
        3. [x] Water the plants
        4. Show open
        5. Show done
      path: home > posts.list > posts.detail(id: 1) > posts.author(id: 1) > todos.author(id: 1)
      url: /todos/by/1

      > root
        This is the first screen of the feature already.
        Todos of Ann Ash
        ·
        All todos, showing 1-3 of 3
      …
      path: home > posts.list > posts.detail(id: 1) > posts.author(id: 1) > todos.author(id: 1)
      url: /todos/by/1

      > back
        About Ann Ash
        ·
        Username: ann
        Email: ann@example.org
        ·
        Posts, showing 1-2 of 2
      …
      path: home > posts.list > posts.detail(id: 1) > posts.author(id: 1)
      url: /posts/by/1

      > root
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: home > posts.list
      url: /posts

      > home
        Home
      …
      path: home
      url: /
      """)
}
