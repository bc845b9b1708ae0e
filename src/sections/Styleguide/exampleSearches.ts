import type { Result } from '../../features/search/resultsOf'
import type { SearchState } from '../../features/search/useSearch'

const IDLE: SearchState = { list: null, isBusy: false, isFailed: false }

const found: Result = {
  href: '#',
  kind: 'service',
  language: 'en',
  title: [
    { text: 'Mobile', isMatch: true },
    { text: ' App Development', isMatch: false },
  ],
  section: [{ text: 'Offline as a normal state', isMatch: false }],
  sentence: [
    { text: 'A queue of unsent actions and a visible ', isMatch: false },
    { text: 'sync', isMatch: true },
    { text: ' status.', isMatch: false },
  ],
}
const foreign: Result = {
  ...found,
  kind: 'question',
  language: 'ru',
  title: [{ text: 'С чего начать?', isMatch: false }],
  section: [],
  sentence: [{ text: 'Опишите в форме задачу.', isMatch: false }],
}
const none = { query: 'zqx', reading: null, own: { language: 'en' as const, count: 0, results: [] }, others: [] }

/** What a search can come to, as the dialog and its page show it. */
export const SEARCHES: Readonly<Record<string, SearchState>> = {
  empty: IDLE,
  found: {
    ...IDLE,
    list: {
      query: 'ьщишду',
      reading: 'mobile',
      own: { language: 'en', count: 1, results: [found] },
      others: [{ language: 'ru', count: 1, results: [foreign] }],
    },
  },
  nothing: { ...IDLE, list: none },
  failed: { ...IDLE, isFailed: true },
}
