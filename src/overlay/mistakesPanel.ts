import type { Mistake } from '../sources/previewData'
import { element } from './element'
import { openInEditor } from './openInEditor'

/** Mistakes shown by name; the terminal has all. */
const MOST = 20

/** The panel with the list of mistakes; each place opens in the editor. */
export function mistakesPanel(
  mistakes: readonly Mistake[],
  words: Readonly<Record<string, string>>,
  close: () => void,
): HTMLElement {
  const rest = mistakes.length - MOST
  return element(
    'section',
    { 'aria-label': words['mistakes.label'] },
    element('h2', {}, words['mistakes.title']),
    element(
      'ul',
      {},
      ...mistakes
        .slice(0, MOST)
        .map((mistake) =>
          element(
            'li',
            {},
            element(
              'button',
              { type: 'button', onclick: () => openInEditor(mistake) },
              `${mistake.file}:${mistake.line}:${mistake.column}`,
            ),
            element('p', { lang: 'en' }, mistake.message, ' ', element('code', {}, mistake.id)),
          ),
        ),
    ),
    ...(rest > 0 ? [element('p', {}, words['mistakes.more'].replace('{{count}}', String(rest)))] : []),
    element('button', { type: 'button', class: 'close', onclick: close }, words['mistakes.close']),
  )
}
