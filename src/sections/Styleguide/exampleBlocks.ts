import type { Block } from '../../content/mdx/blocks'
import type { Language } from '../../routing/languages'

const WORDS: Record<
  Language,
  { heading: string; text: string; item: string; quote: string; note: string; cell: string }
> = {
  en: {
    heading: 'A heading of the article',
    text: 'A paragraph with ',
    item: 'An item of a list',
    quote: 'What somebody said, word for word.',
    note: 'One thing to keep in mind.',
    cell: 'Cell',
  },
  ru: {
    heading: 'Заголовок внутри статьи',
    text: 'Абзац, в котором есть ',
    item: 'Пункт списка',
    quote: 'Что было сказано, слово в слово.',
    note: 'Одна вещь, которую стоит помнить.',
    cell: 'Ячейка',
  },
}

/** One block of every type a post may hold. */
export function exampleBlocks(language: Language): Block[] {
  const words = WORDS[language]
  const paragraph: Block = {
    type: 'paragraph',
    content: [
      words.text,
      { type: 'strong', content: ['strong'] },
      ', ',
      { type: 'emphasis', content: ['emphasis'] },
      ', ',
      { type: 'code', text: 'code' },
      ', ',
      { type: 'link', to: '/blog', content: ['link'] },
      '.',
    ],
  }
  const items = [
    { content: [words.item] },
    {
      content: [words.item],
      blocks: [{ type: 'list', ordered: false, items: [{ content: [words.item] }] } satisfies Block],
    },
  ]
  return [
    { type: 'heading', depth: 2, id: 'example-2', content: [words.heading] },
    paragraph,
    { type: 'heading', depth: 3, id: 'example-3', content: [words.heading] },
    { type: 'list', ordered: false, items },
    { type: 'list', ordered: true, items },
    { type: 'quote', blocks: [{ type: 'paragraph', content: [words.quote] }] },
    {
      type: 'code',
      language: 'ts',
      title: 'queue.ts',
      tokens: [
        ['keyword', 'const'],
        ' limit = ',
        ['number', '64'],
        ' ',
        ['comment', '// messages'],
        '\n',
        ['keyword', 'export'],
        ' ',
        ['keyword', 'function'],
        ' ',
        ['title', 'send'],
        '(text: ',
        ['built_in', 'string'],
        ') {}',
      ],
    },
    {
      type: 'table',
      align: [null, 'right'],
      header: [[words.cell], ['42']],
      rows: [
        [[words.cell], ['128']],
        [[words.cell], ['7']],
      ],
    },
    { type: 'callout', kind: 'note', blocks: [{ type: 'paragraph', content: [words.note] }] },
    { type: 'callout', kind: 'tip', blocks: [{ type: 'paragraph', content: [words.note] }] },
    { type: 'callout', kind: 'warning', title: words.heading, blocks: [{ type: 'paragraph', content: [words.note] }] },
    { type: 'divider' },
    paragraph,
  ]
}
