/** The three buttons of a change, and "What I decided": nothing leaves the browser without a token that the reviewer types. */
import { keepStored, readStored } from '../browser/storage'
import { decidedFiles, patchOf, wordsOf, type Decision } from '../sources/decisions'
import type { DecisionData, PageChange } from '../sources/previewData'
import { element } from './dom'

type Words = Readonly<Record<string, string>>

/** The decisions about a branch, kept in this browser as long as its commit is the same. */
export class ReviewDecisions {
  private readonly made: Map<number, Decision>
  private readonly listeners: (() => void)[] = []
  private readonly name: string

  constructor(readonly data: DecisionData) {
    this.name = `review-${data.revision.commit}`
    this.made = new Map(JSON.parse(readStored('localStorage', this.name) ?? '[]') as [number, Decision][])
  }

  /** Reads what can be decided; null where nothing was compared. */
  static async load(): Promise<ReviewDecisions | null> {
    const answer = await fetch('/__preview/decisions.json').catch(() => null)
    return answer?.ok ? new ReviewDecisions((await answer.json()) as DecisionData) : null
  }

  of(parts: readonly number[]): Decision | undefined {
    return this.made.get(parts[0])
  }

  /** Other words are those of the first part of a change; its others stay. */
  decide(parts: readonly number[], decision: Decision): void {
    for (const part of parts) this.made.set(part, decision)
    if (typeof decision === 'object') for (const part of parts.slice(1)) this.made.set(part, 'accept')
    keepStored('localStorage', this.name, JSON.stringify([...this.made]))
    for (const listen of this.listeners) listen()
  }

  onChange(listen: () => void): void {
    this.listeners.push(listen)
  }

  get files(): Map<string, string> {
    return decidedFiles(this.data.parts, this.data.files, this.made)
  }

  get patch(): string {
    return patchOf(this.data.files, this.files)
  }

  count(way: Way): number {
    return [...this.made.values()].filter((decision) => wayOf(decision) === way).length
  }
}

type Way = 'accept' | 'back' | 'reword'

const wayOf = (decision?: Decision): Way | undefined => (typeof decision === 'object' ? 'reword' : decision)

/** Accept, back to the old, other words; or a sentence where a change stands in no file of words. */
export function decisionButtons(
  { parts = [] }: Pick<PageChange, 'parts'>,
  decisions: ReviewDecisions,
  words: Words,
): HTMLElement {
  if (parts.length === 0) return element('p', { class: 'decide' }, words['decide.elsewhere'])
  const own = wordsOf(decisions.data.parts[parts[0]])
  const text = element('textarea', {
    'aria-label': words['decide.words'],
    rows: '3',
    oninput: () => decisions.decide(parts, { words: text.value }),
  })
  const decide = (way: Way) => {
    decisions.decide(parts, way === 'reword' ? { words: text.value || (own ?? '') } : way)
    if (way === 'reword') text.focus()
  }
  const ways: Way[] = own === null ? ['accept', 'back'] : ['accept', 'back', 'reword']
  const buttons = ways.map((way) =>
    element('button', { type: 'button', onclick: () => decide(way) }, words[`decide.${way}`]),
  )
  const show = () => {
    const decision = decisions.of(parts)
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(ways[index] === wayOf(decision)))
    text.hidden = typeof decision !== 'object'
    if (typeof decision === 'object' && text.value !== decision.words) text.value = decision.words
  }
  decisions.onChange(show)
  show()
  return element('div', { class: 'decide tools' }, ...buttons, text)
}

/** How much is decided, the patch, and a commit of it with a token. */
export function decidedSection(decisions: ReviewDecisions, words: Words): HTMLElement {
  const section = element('section', { class: 'decided', 'aria-label': words['decided.title'] })
  const isOnGitHub = decisions.data.revision.repository.startsWith('https://github.com/')
  const status = element('p', { role: 'status' })
  const patchParts = (patch: string) => {
    const href = `data:text/x-patch;charset=utf-8,${encodeURIComponent(patch)}`
    const summary = element('summary', {}, words['decided.patch'])
    const download = element('a', { href, download: 'decided.patch' }, words['decided.download'])
    return [
      element('details', {}, summary, element('pre', { tabindex: '0' }, patch)),
      element('p', { class: 'tools' }, download, element('code', {}, 'git apply decided.patch')),
      ...(isOnGitHub ? [commitForm(decisions, words, status)] : []),
    ]
  }
  const show = () => {
    const counts = (['accept', 'back', 'reword'] as const).map(
      (way) => `${words[`decide.${way}`]}: ${decisions.count(way)}`,
    )
    section.replaceChildren(
      element('h2', {}, words['decided.title']),
      element('p', {}, counts.join(' · ')),
      ...(decisions.patch ? patchParts(decisions.patch) : []),
      status,
    )
  }
  decisions.onChange(() => section.contains(document.activeElement) || show())
  show()
  return section
}

function commitForm(decisions: ReviewDecisions, words: Words, status: HTMLElement): HTMLElement {
  const token = element('input', {
    type: 'password',
    autocomplete: 'off',
    required: true,
    'aria-label': words['decided.token'],
    placeholder: words['decided.token'],
  })
  const send = (event: Event) => {
    event.preventDefault()
    void commit(decisions, token.value).then((message) => (status.textContent = message ?? words['decided.done']))
  }
  return element('form', { class: 'tools', onsubmit: send }, token, element('button', {}, words['decided.commit']))
}

const COMMIT = 'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { url } } }'

/** Commits what was decided to the branch, if it is still at the commit that was reviewed. @returns what went wrong, or null */
async function commit(decisions: ReviewDecisions, token: string): Promise<string | null> {
  const { repository, branch, commit: expectedHeadOid } = decisions.data.revision
  const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
  const additions = [...decisions.files].map(([path, text]) => ({ path, contents: base64(text) }))
  const input = {
    branch: { repositoryNameWithOwner: new URL(repository).pathname.slice(1), branchName: branch },
    message: { headline: 'What the review decided' },
    expectedHeadOid,
    fileChanges: { additions },
  }
  try {
    const answer = await fetch('https://api.github.com/graphql', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: COMMIT, variables: { input } }),
    })
    const { errors, message } = (await answer.json()) as { errors?: { message: string }[]; message?: string }
    return errors?.[0].message ?? message ?? null
  } catch (error) {
    return String(error)
  }
}
