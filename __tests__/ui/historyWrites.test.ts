import { historyWrites } from '../../src/ui/useAddress'

const isSame = (one: string, other: string) => one === other

describe('the history of a search', () => {
  it.each<[string, string, string, string, boolean, ReturnType<typeof historyWrites<string>>]>([
    ['nothing changed', '', '', '', false, []],
    ['typing rewrites the entry', '', '', 'a', false, [{ how: 'replace', query: 'a' }]],
    ['a step adds one', '', '', 'b', true, [{ how: 'push', query: 'b' }]],
    ['a step after typing keeps what was typed', '', 'a', 'b', true, [{ how: 'push', query: 'b' }]],
    [
      'the button gives the rewritten entry back',
      '',
      'a',
      'a',
      true,
      [
        { how: 'replace', query: '' },
        { how: 'push', query: 'a' },
      ],
    ],
    ['the button pressed twice adds nothing', 'a', 'a', 'a', true, []],
  ])('%s', (_, settled, shown, applied, step, writes) => {
    expect(historyWrites(isSame, settled, shown, applied, step)).toEqual(writes)
  })
})
