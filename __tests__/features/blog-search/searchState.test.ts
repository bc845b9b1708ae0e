import { EMPTY_QUERY } from '../../../src/features/blog-search/filterArticles'
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

describe('the state of the search', () => {
  it('starts with everything shown', () => {
    expect(start).toEqual({ entered: EMPTY_QUERY, applied: EMPTY_QUERY, step: false, appliedStep: false })
    expect(isPending(start)).toBe(false)
  })

  it.each<
    [string, SearchAction[], { entered: [string, string | null]; applied: [string, string | null]; pending: boolean }]
  >([
    ['typing waits', [type('sync')], { entered: ['sync', null], applied: ['', null], pending: true }],
    [
      'typing applies after the delay',
      [type('sync'), elapsed],
      { entered: ['sync', null], applied: ['sync', null], pending: false },
    ],
    [
      'blanks around the text are nothing to wait for',
      [type('  ')],
      { entered: ['  ', null], applied: ['', null], pending: false },
    ],
    ['a category waits', [choose('iot')], { entered: ['', 'iot'], applied: ['', null], pending: true }],
    [
      'a category applies after the delay',
      [choose('iot'), elapsed],
      { entered: ['', 'iot'], applied: ['', 'iot'], pending: false },
    ],
    [
      'the button applies at once',
      [type('sync'), { type: 'submit' }],
      { entered: ['sync', null], applied: ['sync', null], pending: false },
    ],
    [
      'text and category add up',
      [type('a'), choose('iot'), elapsed],
      { entered: ['a', 'iot'], applied: ['a', 'iot'], pending: false },
    ],
    [
      'All takes the category back',
      [choose('iot'), elapsed, choose(null), elapsed],
      { entered: ['', null], applied: ['', null], pending: false },
    ],
    [
      'Clear filters takes back both',
      [type('a'), choose('iot'), elapsed, { type: 'clear' }, elapsed],
      { entered: ['', null], applied: ['', null], pending: false },
    ],
    [
      'taking a change back leaves nothing to wait for',
      [type('a'), type('')],
      { entered: ['', null], applied: ['', null], pending: false },
    ],
    [
      'another address wins over what is entered',
      [type('a'), { type: 'address', query: { text: 'b', category: 'iot' } }],
      { entered: ['b', 'iot'], applied: ['b', 'iot'], pending: false },
    ],
  ])('%s', (_, actions, { entered, applied, pending }) => {
    const state = after(actions)
    expect([state.entered.text, state.entered.category]).toEqual(entered)
    expect([state.applied.text, state.applied.category]).toEqual(applied)
    expect(isPending(state)).toBe(pending)
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
