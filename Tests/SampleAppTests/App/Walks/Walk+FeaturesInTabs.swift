@testable import SampleApp

extension Walk {
  static let featuresInTabs = Walk(
    name: "todos and posts in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > 2
        Home  Todos  [Posts]  Settings  Custom
        ·
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: tabs > posts.list
      url: /posts

      > 2
        Home  Todos  [Posts]  Settings  Custom
        ·
        Post 2
        ·
        Bikes
        by Bob Birch
        ·
        Two wheels.
        ·
        Comments, nothing to show
        1. About Bob Birch
      path: tabs > posts.list > posts.detail(id: 2)
      url: /posts/2

      > 1
        Home  Todos  [Posts]  Settings  Custom
        ·
        About Bob Birch
        ·
        Username: bob
        Email: bob@example.org
        ·
        Posts, showing 1 of 1
        1. Bikes
        2. Todos of Bob Birch
      path: tabs > posts.list > posts.detail(id: 2) > posts.author(id: 2)
      url: /posts/by/2

      > 2
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos of Bob Birch
        ·
        All todos, showing 1-3 of 3
      …
      path: tabs > todos.list > todos.author(id: 2)
      url: /todos/by/2

      > 2
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 4
        ·
        Read a book
        ·
        Status: open
        Owner: Bob Birch
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Bob Birch
      path: tabs > todos.list > todos.author(id: 2) > todos.detail(id: 4)
      url: /todos/4

      > go posts
        Home  Todos  [Posts]  Settings  Custom
        ·
        About Bob Birch
        ·
        Username: bob
        Email: bob@example.org
        ·
        Posts, showing 1 of 1
      …
      path: tabs > posts.list > posts.detail(id: 2) > posts.author(id: 2)
      url: /posts/by/2

      > go posts
        Home  Todos  [Posts]  Settings  Custom
        ·
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: tabs > posts.list
      url: /posts

      > go todos
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 4
        ·
        Read a book
        ·
        Status: open
        Owner: Bob Birch
      …
      path: tabs > todos.list > todos.author(id: 2) > todos.detail(id: 4)
      url: /todos/4

      > root
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: tabs > todos.list
      url: /todos

      > back
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > back
      error: the first entry stays; there is nothing below it to go back to
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /
      """)
}
