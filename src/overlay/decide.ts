/** The three buttons of a change, and "What I decided". Data leaves the browser only with a token that the reviewer types. */
import { keepStored, readStored } from '../browser/storage'
import { decidedBytes, decidedFiles, patchOf, takesWords, wordsOf, type Decision } from '../sources/decisions'
import type { DecisionData, PageChange } from '../sources/previewData'
import { element } from './dom'
import { commit, suggest, type Decided, type Send } from './gitHub'

type Words = Readonly<Record<string, string>>

/** The decisions about a branch. This browser keeps them for as long as the commit is the same. */
export class ReviewDecisions {
  private readonly made: Map<number, Decision>
  private readonly listeners: (() => void)[] = []
  private readonly name: string

  constructor(readonly data: DecisionData) {
    this.name = `review-${data.revision.commit}`
    this.made = new Map(JSON.parse(readStored('localStorage', this.name) ?? '[]') as [number, Decision][])
  }

  /** Loads the parts that can be decided; null if there was no comparison. */
  static async load(): Promise<ReviewDecisions | null> {
    const answer = await fetch('/__preview/decisions.json').catch(() => null)
    return answer?.ok ? new ReviewDecisions((await answer.json()) as DecisionData) : null
  }

  of(parts: readonly number[]): Decision | undefined {
    return this.made.get(parts[0])
  }

  /** Records a decision; without one, removes it. New words replace the first part of a change; the others are accepted. */
  decide(parts: readonly number[], decision?: Decision): void {
    for (const part of parts) {
      if (decision) this.made.set(part, decision)
      else this.made.delete(part)
    }
    if (typeof decision === 'object') for (const part of parts.slice(1)) this.made.set(part, 'accept')
    keepStored('localStorage', this.name, JSON.stringify([...this.made]))
    for (const listen of this.listeners) listen()
  }

  onChange(listen: () => void): void {
    this.listeners.push(listen)
  }

  get decided(): Decided {
    const { data, made } = this
    const files = decidedFiles(data.parts, data.files, made)
    return { data, made, files, bytes: decidedBytes(data.parts, made) }
  }

  get patch(): string {
    const { data, files, bytes } = this.decided
    return patchOf(data.files, files, bytes)
  }

  /** The number of changes with such a decision, however many parts each has. */
  count(way: Way): number {
    const firsts = new Set(this.data.together.map(([first]) => first))
    return [...firsts].filter((first) => wayOf(this.of([first])) === way).length
  }
}

type Way = 'accept' | 'back' | 'reword'

const wayOf = (decision?: Decision): Way | undefined => (typeof decision === 'object' ? 'reword' : decision)

/** Buttons to accept, restore the old and, for text, reword; or a sentence if the change follows from others. */
export function decisionButtons(
  { parts = [], role }: Pick<PageChange, 'parts' | 'role'>,
  decisions: ReviewDecisions,
  words: Words,
): HTMLElement {
  if (parts.length === 0) return element('p', { class: 'decide' }, words['decide.elsewhere'])
  const part = decisions.data.parts[parts[0]]
  const own = /^order$|page/.test(role) ? null : wordsOf(part)
  const text = element('textarea', {
    'aria-label': words['decide.words'],
    rows: '3',
    oninput: () => decisions.decide(parts, takesWords(part, text.value) ? { words: text.value } : undefined),
  })
  const refused = element('p', { role: 'alert' })
  const decide = (way: Way) => {
    text.hidden = way !== 'reword'
    decisions.decide(parts, way === 'reword' ? { words: takesWords(part, text.value) ? text.value : (own ?? '') } : way)
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
    if (typeof decision === 'object') text.hidden = false
    else if (decision) text.hidden = true
    const isRefused = !text.hidden && decision === undefined
    text.setAttribute('aria-invalid', String(isRefused))
    refused.textContent = isRefused ? words['decide.refused'] : ''
    if (typeof decision === 'object' && text.value !== decision.words) text.value = decision.words
  }
  text.hidden = true
  decisions.onChange(show)
  show()
  const note = own === null && element('span', {}, words['decide.noWords'])
  return element('div', { class: 'decide tools' }, ...buttons, note, text, refused)
}

/** The number of decisions, the patch, and a form that commits it with a token. */
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
      ...(isOnGitHub ? [sendForm(decisions, words, status)] : []),
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

function sendForm(decisions: ReviewDecisions, words: Words, status: HTMLElement): HTMLElement {
  const label = words['decided.token']
  const token = element('input', {
    ...{ type: 'password', autocomplete: 'off', required: true },
    ...{ 'aria-label': label, placeholder: label },
  })
  const show = (address: string) =>
    status.replaceChildren(`${words['decided.done']} `, element('a', { href: address }, address))
  const button = (send: Send, name: string) => {
    const onclick = () => {
      if (token.form?.reportValidity())
        send(decisions.decided, token.value).then(show, (error) => (status.textContent = String(error)))
    }
    return element('button', { type: 'button', onclick }, words[name])
  }
  const onsubmit = (event: Event) => event.preventDefault()
  return element(
    'form',
    { class: 'tools', onsubmit },
    token,
    button(commit, 'decided.commit'),
    button(suggest, 'decided.suggest'),
  )
}
