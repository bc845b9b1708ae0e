import type { Language } from '../../routing/languages'

/** The placeholder text of a new post: `npm run new` writes it, and the check reports what is left of it. */
interface ScaffoldWords {
  /** Stands behind a title that was given in another language alone. */
  titleMark: string
  excerpt: string
  /** Markdown below the front matter. */
  body: string
}

export const SCAFFOLD: Record<Language, ScaffoldWords> = {
  en: {
    titleMark: '(to write)',
    excerpt: 'Two sentences for the list and for search engines. What does the reader learn here?',
    body: `Begin with the problem, in the reader's words.

## First section

A paragraph, then what proves it.

<Callout kind="tip">

The one thing to remember.

</Callout>`,
  },
  ru: {
    titleMark: '(перевод)',
    excerpt: 'Два предложения для списка и поисковых систем. Что читатель отсюда узнает?',
    body: `Начните с задачи, словами читателя.

## Первый раздел

Абзац, за ним то, что его подтверждает.

<Callout kind="tip">

Главное, что стоит запомнить.

</Callout>`,
  },
}

/** Words of a record that is new begin with this until somebody writes them. */
export const TO_WRITE: Record<Language, string> = { en: '(to write)', ru: '(написать)' }

/** Whether words of a record are still to be written. */
export function isToWrite(text: string): boolean {
  return text.startsWith(TO_WRITE.en) || text.startsWith(TO_WRITE.ru)
}

const SENTENCES = new Set(
  Object.values(SCAFFOLD).flatMap(({ excerpt, body }) => [
    excerpt,
    ...body
      .split('\n')
      .filter((line) => /^[^<]/.test(line))
      .map((line) => line.replace(/^#+ /, '')),
  ]),
)

const LONGEST = Math.max(...[...SENTENCES].map((sentence) => sentence.length))

/** Said of words that `isScaffold` knows. */
export const STILL_SCAFFOLD = 'These are still the words of the scaffold. Write your own.'

/** Whether a paragraph, heading or excerpt is what a new post begins with. */
export function isScaffold(text: string): boolean {
  return text.length <= LONGEST && SENTENCES.has(text)
}

/** Whether a title still carries the mark of a translation that is to be written. */
export function hasTitleMark(title: string): boolean {
  return Object.values(SCAFFOLD).some(({ titleMark }) => title.endsWith(titleMark))
}
