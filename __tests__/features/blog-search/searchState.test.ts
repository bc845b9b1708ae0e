import { EMPTY_QUERY, type SearchQuery } from '../../../src/features/blog-search/filterArticles'
import {
  isPending,
  searchReducer,
  searchStateOf,
  type SearchAction,
  type SearchState,
} from '../../../src/features/blog-search/searchState'

const start = searchStateOf(EMPTY_QUERY)
const after = (actions: SearchAction[], from: SearchState = start) => actions.reduce(searchReducer, from)
const type = (text: string): SearchAction => ({ type: 'text', text })
const choose = (category: string | null): SearchAction => ({ type: 'category', category })
const elapsed: SearchAction = { type: 'elapsed' }
const wanted = { text: 'b', category: 'iot' }

describe('the state of the search', () => {
  it('starts with everything shown', () => {
    expect(start).toEqual({ entered: EMPTY_QUERY, applied: EMPTY_QUERY, step: false, appliedStep: false })
    expect(isPending(start)).toBe(false)
  })

  // What is entered and what is applied, each as `text|category`.
  it.each<[string, SearchAction[], entered: string, applied: string, pending: boolean]>([
    ['typing waits', [type('sync')], 'sync|null', '|null', true],
    ['typing applies after the delay', [type('sync'), elapsed], 'sync|null', 'sync|null', false],
    ['blanks around the text are nothing to wait for', [type('  ')], '  |null', '|null', false],
    ['a category waits', [choose('iot')], '|iot', '|null', true],
    ['a category applies after the delay', [choose('iot'), elapsed], '|iot', '|iot', false],
    ['the button applies at once', [type('sync'), { type: 'submit' }], 'sync|null', 'sync|null', false],
    ['text and category add up', [type('a'), choose('iot'), elapsed], 'a|iot', 'a|iot', false],
    ['All takes the category back', [choose('iot'), elapsed, choose(null), elapsed], '|null', '|null', false],
    [
      'Clear filters takes back both',
      [type('a'), choose('iot'), elapsed, { type: 'clear' }, elapsed],
      '|null',
      '|null',
      false,
    ],
    ['taking a change back leaves nothing to wait for', [type('a'), type('')], '|null', '|null', false],
    [
      'another address wins over what is entered',
      [type('a'), { type: 'address', query: wanted }],
      'b|iot',
      'b|iot',
      false,
    ],
  ])('%s', (_, actions, entered, applied, pending) => {
    const state = after(actions)
    const said = ({ text, category }: SearchQuery) => `${text}|${category}`
    expect([said(state.entered), said(state.applied), isPending(state)]).toEqual([entered, applied, pending])
  })

  it.each<[string, SearchAction[], boolean]>([
    ['typing is none', [type('a'), elapsed], false],
    ['a category is one', [choose('iot'), elapsed], true],
    ['a category stays one while text follows', [choose('iot'), type('a'), elapsed], true],
    ['typing after a step is none again', [choose('iot'), elapsed, type('a'), elapsed], false],
    ['the button is one', [type('a'), { type: 'submit' }], true],
    ['Clear filters is one', [type('a'), elapsed, { type: 'clear' }, elapsed], true],
  ])('steps of the history: %s', (_, actions, step) => {
    expect(after(actions).appliedStep).toBe(step)
  })
})
