import { EMPTY_QUERY, type SearchQuery } from './filterArticles'

/** State of the search: the query as entered, and the query whose results are shown. */
export interface SearchState {
  readonly entered: SearchQuery
  /** A new object each time a query is applied, even an equal one. */
  readonly applied: SearchQuery
  /** Whether the entered query gets its own history entry; typing does not. */
  readonly step: boolean
  /** The same for the applied query. */
  readonly appliedStep: boolean
}

export type SearchAction =
  | { type: 'text'; text: string }
  | { type: 'category'; category: string | null }
  | { type: 'clear' }
  /** The delay after a change is over. */
  | { type: 'elapsed' }
  /** The search button: no waiting. */
  | { type: 'submit' }
  /** The address changed under us: Back, Forward, a link to the list. */
  | { type: 'address'; query: SearchQuery }

export function searchStateOf(query: SearchQuery): SearchState {
  return { entered: query, applied: query, step: false, appliedStep: false }
}

export function sameQuery(one: SearchQuery, other: SearchQuery): boolean {
  return one.text.trim() === other.text.trim() && one.category === other.category
}

/** Whether results lag behind what is entered, so that the delay of 300 ms runs (spec section 4, "Blog filter"). */
export function isPending({ entered, applied }: Pick<SearchState, 'entered' | 'applied'>): boolean {
  return !sameQuery(entered, applied)
}

/** The blog filter of spec section 4. Pure: the end of the delay arrives as `elapsed`. */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'text':
      return { ...state, entered: { ...state.entered, text: action.text }, step: isPending(state) && state.step }
    case 'category':
      return { ...state, entered: { ...state.entered, category: action.category }, step: true }
    case 'clear':
      return { ...state, entered: EMPTY_QUERY, step: true }
    case 'elapsed':
      return { entered: state.entered, applied: { ...state.entered }, step: false, appliedStep: state.step }
    case 'submit':
      return { entered: state.entered, applied: { ...state.entered }, step: false, appliedStep: true }
    case 'address':
      return searchStateOf(action.query)
  }
}

/** The query that `?q=…&category=…` stands for; other parameters are ignored. */
export function queryOfAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  return { text: (parameters.get('q') ?? '').trim(), category: parameters.get('category') || null }
}

/** `?q=…&category=…` of a query, or nothing for an empty one. Parameters of others (a campaign's) are kept. */
export function addressOfQuery({ text, category }: SearchQuery, current = ''): string {
  const parameters = new URLSearchParams(current)
  parameters.delete('q')
  parameters.delete('category')
  if (text.trim()) parameters.set('q', text.trim())
  if (category) parameters.set('category', category)
  const search = parameters.toString()
  return search && `?${search}`
}
