/** The blog in spec sections 2, 4 and 5. */
import { proof, sectionOf } from './specRow'

const {
  article,
  articleList,
  articleText,
  blog,
  blogPage,
  blogPostPage,
  content,
  filter,
  notFound,
  notFoundPage,
  searchState,
} = proof

export const blogRows = [
  ...sectionOf('2 Blog list', [
    [
      "'Insights & Updates' with 'Explore Articles'",
      blogPage('has its title as the only h1 and two buttons, one of which leads to the search box'),
    ],
    [
      "'Search Articles' takes the focus to the search box",
      blogPage('has its title as the only h1 and two buttons, one of which leads to the search box'),
      blog('is a click away from the top of the page'),
    ],
    [
      "four tiles: articles, categories, '5+ Authors', 'Weekly Updates'",
      blogPage('counts articles and distinct categories in its tiles'),
      blog('has one featured article, tiles and cards with every fact'),
    ],
    ['a search box', articleList('waits ${SEARCH_DEBOUNCE} ms after the last key')],
    [
      "'All' and each distinct category",
      articleList('offers All and each distinct category'),
      filter('stand once, in the order of the articles'),
    ],
    [
      'one featured article large, the rest in a grid',
      blog('has one featured article, tiles and cards with every fact'),
    ],
    ['each article leads to its page', articleList('shows every article with its facts')],
    ["an empty result says 'No articles found' and why", articleList('says that nothing was found (%s, "%s")')],
    [
      "'Clear filters' resets text and category",
      articleList('says that nothing was found (%s, "%s")'),
      blog('says when nothing was found and starts over'),
    ],
  ]),
  ...sectionOf('2 Blog post', [
    ['category, title, date, reading time, author and role', article('says what it is, who wrote it and when')],
    [
      'the body',
      blogPostPage('shows its head, its body block by block, and nothing of a block it does not know'),
      articleText('become paragraphs with their marks'),
    ],
    ['the tag of its category', blogPostPage('ends with the tag of its category')],
    [
      "up to three 'Recommended Articles'",
      blogPostPage('recommends other articles'),
      blogPostPage('recommends nothing where there is no other article'),
    ],
    ['they are the first three others', blog('says what it is, who wrote it and what else to read')],
    [
      "an unknown id says 'Blog Post Not Found'",
      notFoundPage('says in %s that a %s is missing and leads back'),
      notFound('${path} answers 404 with "${title}" and keeps to it'),
    ],
    [
      "'Return to Blog' leads to /blog",
      notFoundPage('says in %s that a %s is missing and leads back'),
      notFound('${path} answers 404 with "${title}" and keeps to it'),
    ],
  ]),
  ...sectionOf('4 Blog filter', [
    [
      'the text starts empty and the category at All',
      searchState('starts with everything shown'),
      articleList('offers All and each distinct category'),
    ],
    [
      'results follow 300 ms after the text',
      articleList('waits ${SEARCH_DEBOUNCE} ms after the last key'),
      blog('answers 300 ms after the last key'),
    ],
    ['and 300 ms after the category', articleList('waits as long after a category')],
    [
      'the search button does not wait',
      articleList('does not wait for the button'),
      blog('answers at once to its button and to Enter'),
    ],
    [
      'the featured article is the first featured result',
      filter('features the first featured result and leaves other featured ones in the grid'),
    ],
    [
      'the rest go to the grid',
      filter('features the first featured result and leaves other featured ones in the grid'),
    ],
    ['it disappears when it is filtered out', filter('has no featured result when it is filtered out')],
  ]),
  ...sectionOf('5 Blog search', [
    ['the text is trimmed, in any case', filter('matches any case, with blanks around')],
    [
      'it is a part of title, excerpt, category or author',
      filter('matches a part of the title'),
      filter('matches the excerpt'),
      filter('matches the category'),
      filter('matches the author'),
    ],
    ['the category is exact', filter('takes a category exactly'), filter('takes a category not by a part')],
  ]),
  ...sectionOf('9 Blog', [
    ['five articles, the first featured', content('are five, one per category, the first one featured')],
    ['three recommended articles', proof.nodes('recommend the first three others there are in their language')],
  ]),
]
