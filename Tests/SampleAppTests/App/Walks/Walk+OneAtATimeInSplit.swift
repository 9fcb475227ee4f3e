@testable import SampleApp

extension Walk {
  static let oneAtATimeInSplit = Walk(
    name: "columns are shown one at a time in a narrow window", layout: .split, width: 60,
    transcript: """
        Home
      …
      path: split > home
      url: /

      > 2
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: split > posts.list
      url: /posts

      > open /posts/by/1
      …
        3. Todos of Ann Ash
      path: split > posts.list > posts.author(id: 1)
      url: /posts/by/1

      > 3
        Todos of Ann Ash
      …
      path: split > todos.list > todos.author(id: 1)
      url: /todos/by/1

      > tree
        AppCoordinator
          split
            | column home
              home
            | column posts.list
              PostsCoordinator
                list
                author(id: 1)
            | column todos.list (selected)
              TodosCoordinator
                list
                author(id: 1) *
        Todos of Ann Ash
      …
      path: split > todos.list > todos.author(id: 1)
      url: /todos/by/1

      > back
      …
      path: split > todos.list
      url: /todos

      > system back cancelled
      …
      path: split > todos.list
      url: /todos

      > system back
        About Ann Ash
      …
      path: split > posts.list > posts.author(id: 1)
      url: /posts/by/1

      > back
      …
      path: split > posts.list
      url: /posts

      > back
        Home
      …
      path: split > home
      url: /

      > log
      …
        6. select by system
           cover todos.list
           uncover posts.author(id: 1)
        7. back by AppCoordinator
           leave (popped) posts.author(id: 1)
           uncover posts.list
        8. back by AppCoordinator
           cover posts.list
           uncover home
        Home
      …
      path: split > home
      url: /

      > back
      error: the first entry stays; there is nothing below it to go back to
        Home
      …
      path: split > home
      url: /

      > open /posts/2
      …
      path: split > posts.list > posts.detail(id: 2)
      url: /posts/2

      > 4
      error: this screen has no action 4; type 1, its only action
      …
      path: split > posts.list > posts.detail(id: 2)
      url: /posts/2

      > go custom
      …
      path: split > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > back
      …
      path: split > posts.list > posts.detail(id: 2)
      url: /posts/2

      > open /settings/items-per-page
      …
      path: split > settings.root > settings.itemsPerPage
      url: /settings/items-per-page

      > open /settings/about
      …
      path: split > settings.root > settings.about
      url: /settings/about

      > root
      …
      path: split > settings.root
      url: /settings

      > 1
      …
      path: split > settings.root > settings.theme

      > 3
        Settings
        ·
        Not signed in
        Theme: Dark
      …
      path: split > settings.root
      url: /settings

      > 4
      …
      path: split > settings.root ^ settings.signIn
      url: /settings/sign-in

      > home
        Home
      …
      path: split > home
      url: /

      > tab posts
      error: no tabs are shown: the app was not started with --layout tabs, or type go posts
        Home
      …
      path: split > home
      url: /
      """)
}
