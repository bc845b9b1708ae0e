import type { SourceLine } from '../sources/sourceLines'
import { element } from './dom'
import type { LoadedPage } from './loadPage'

/** The lines where a text is written, with links to the repository's host if the build knows it. */
export function sourceList(text: string, lines: readonly SourceLine[], { revision, words }: LoadedPage): HTMLElement {
  const { repository, commit, branch } = revision
  const link = (href: string, name: string) => element('a', { href, target: '_blank', rel: 'noopener' }, name)
  const items = lines.map(({ file, line }) => {
    const place = `${file}:${line}`
    if (!repository) return element('li', {}, element('code', {}, place))
    // Without `plain=1` the host renders MDX, and lines have no address.
    const shown = link(`${repository}/blob/${commit}/${file}?plain=1#L${line}`, place)
    return element('li', {}, shown, link(`${repository}/edit/${branch}/${file}`, words.edit))
  })
  const beginning = text.length > 140 ? `${text.slice(0, 140)}…` : text
  return element('section', {}, element('p', { class: 'text' }, beginning), element('ul', {}, ...items))
}
