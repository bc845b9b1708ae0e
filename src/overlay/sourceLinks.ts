import type { FoundSource } from '../sources/sourceIndex'
import type { Statement } from '../sources/statement'
import { element } from './dom'
import type { LoadedPage } from './loadPage'

/** The place of a statement, with links to the repository's host if the build knows it. */
function statementLinks(statement: Statement, { revision, words }: LoadedPage): HTMLElement[] {
  const { file, line, column } = statement
  const { repository, commit, branch } = revision
  const place = `${file}:${line}:${column}`
  if (!repository) return [element('code', {}, place)]
  const link = (href: string, text: string) => element('a', { href, target: '_blank', rel: 'noopener' }, text)
  return [
    link(lineAddress(statement, repository, commit), place),
    link(`${repository}/edit/${branch}/${file}`, words.edit),
  ]
}

/** The address of a line at a commit. Without `plain=1` the host renders MDX, and lines have no address. */
export function lineAddress(
  { file, line }: Pick<Statement, 'file' | 'line'>,
  repository: string,
  commit: string,
): string {
  return `${repository}/blob/${commit}/${file}?plain=1#L${line}`
}

/** All sources of a text, with their fields; words that two files hold are listed with both. */
export function sourceList({ text, segments }: FoundSource, page: LoadedPage): HTMLElement {
  const statements = [...new Set(segments.flatMap((segment) => segment.statements))]
  return element(
    'section',
    {},
    element('p', { class: 'text' }, text.length > 140 ? `${text.slice(0, 140)}…` : text),
    element(
      'ul',
      {},
      ...statements.map((statement) =>
        element('li', {}, ...statementLinks(statement, page), element('span', { class: 'field' }, statement.field)),
      ),
    ),
  )
}
