@testable import SampleApp

extension Walk {
  static let linksInStack = Walk(
    name: "links in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > open /todos/3/rename
        Rename todo 3
        ·
        Call Eve
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > log
        1. start by AppCoordinator
           enter AppCoordinator
           enter home
           activate home
        2. open by AppCoordinator
           enter TodosCoordinator
           enter todos.list
           enter todos.detail(id: 3)
           enter todos.rename(id: 3)
           cover home
           activate todos.rename(id: 3)
        Rename todo 3
        ·
        Call Eve
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > open https://waymark.example/todos/3/delete#now
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Ann Ash
      path: home > todos.list > todos.detail(id: 3)
      url: /todos/3

      > open waymark://todos/by/2
        Todos of Bob Birch
        ·
        All todos, showing 1-3 of 3
        1. [x] Fix the bike
        2. [ ] Read a book
        3. [ ] Pay the rent
        4. Show open
        5. Show done
      path: home > todos.list > todos.author(id: 2)
      url: /todos/by/2

      > open ../../new
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: home > todos.list > todos.author(id: 2) ^ signIn

      > 1 Ann
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: home > todos.list ^ todos.add
      url: /todos/new

      > open posts/by/9
        About user 9
        ·
        Nothing is known about this user.
        ·
        Posts, nothing to show
        1. Todos of user 9
        2. Back
      path: home > posts.list > posts.author(id: 9)
      url: /posts/by/9

      > 1
        Todos of user 9
        ·
        Nothing is known about this user.
        ·
        All todos, nothing to show
        1. Show open
        2. Show done
        3. Back
      path: home > posts.list > posts.author(id: 9) > todos.author(id: 9)
      url: /todos/by/9

      > open /custom?message=Tea%20%26+%c3%a9&x=y
        Custom view
        ·
        Tea &+é
      path: home > custom(message: "Tea &+é")
      url: /custom?message=Tea%20%26%2B%C3%A9

      > links
        /                         home
        /todos                    todos.list
        /todos/new                todos.add
        /todos/by/:id             todos.author
        /todos/:id                todos.detail
        /todos/:id/rename         todos.rename
        /todos/:id/delete         -> /todos/:id
        /posts                    posts.list
        /posts/by/:id             posts.author
        /posts/:id                posts.detail
        /settings                 settings.root
        /settings/theme           -> /settings
        /settings/items-per-page  settings.itemsPerPage
        /settings/about           settings.about
        /settings/sign-in         settings.signIn
        /custom?message=:message  custom
        Custom view
      …
      path: home > custom(message: "Tea &+é")
      url: /custom?message=Tea%20%26%2B%C3%A9

      > open ..
        Home
      …
      path: home
      url: /

      > url
        /
        Home
      …
      path: home
      url: /
      """)
}
