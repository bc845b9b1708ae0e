import type { Block, Inline } from '../../../src/content/mdx/blocks'
import { typeset, typesetBlocks } from '../../../src/node/nodes/typeset'

it.each<[language: 'en' | 'ru', written: string, set: string]>([
  ['en', 'Built once — used daily', 'Built once\u00a0— used daily'],
  ['en', 'in a day', 'in a day'],
  ['ru', 'Проверка — в тот же день', 'Проверка\u00a0— в\u00a0тот\u00a0же день'],
  ['ru', 'И для сайта, и в магазине', 'И\u00a0для сайта, и\u00a0в\u00a0магазине'],
  ['ru', '99,9 % времени', '99,9\u00a0% времени'],
  ['ru', 'успех в 100% случаев', 'успех в\u00a0100\u00a0% случаев'],
  ['en', '100% of cases', '100% of cases'],
  ['ru', 'слово', 'слово'],
  ['ru', 'в архиве\n— копия', 'в\u00a0архиве\u00a0— копия'],
  ['en', 'a 6 MB upload', 'a 6\u00a0MB upload'],
  ['ru', 'файл в 6 МБ', 'файл в\u00a06\u00a0МБ'],
  ['en', '6 mbits', '6 mbits'],
  ['en', 'at 1.6 Mbit/s', 'at 1.6\u00a0Mbit/s'],
  ['en', '50+ projects, 2 + 2', '50+\u00a0projects, 2 + 2'],
  ['ru', '30+ довольных клиентов', '30+\u00a0довольных клиентов'],
  ['ru', 'Это мы и проверяем, если бы он знал ли', 'Это мы и\u00a0проверяем, если\u00a0бы он знал\u00a0ли'],
  ['ru', 'за 2–4 часа что-то будет, кое-что тоже', 'за\u00a02–\u20604\u00a0часа что-\u2060то будет, кое-что тоже'],
  ['ru', '+7 912 345-67-89 и по-прежнему', '+7 912 345-\u206067-\u206089 и\u00a0по-\u2060прежнему'],
  ['ru', 'командой с 2021-го, 5-дневной', 'командой с\u00a02021-\u2060го, 5-дневной'],
  ['ru', 'по каждому шагу.', 'по\u00a0каждому шагу.'],
  ['ru', 'узнаете тогда, когда и мы.', 'узнаете тогда, когда\u00a0и\u00a0мы.'],
  ['ru', 'Здесь весь мир. Это весь набор.', 'Здесь весь мир. Это весь набор.'],
  ['ru', '3 месяца, в 2022 году, 5 статей', '3\u00a0месяца, в\u00a02022\u00a0году, 5 статей'],
  ['ru', 'планшеты с Android 8.0 и больше.', 'планшеты с\u00a0Android\u00a08.0 и\u00a0больше.'],
  ['en', 'what you can still hire for.', 'what you can still hire\u00a0for.'],
  ['en', 'We will answer soon.', 'We will answer soon.'],
  ['en', 'in 2024', 'in 2024'],
  ['ru', 'и производительности, по заказанному весу.', 'и производительности, по\u00a0заказанному весу.'],
  ['ru', 'по 0,04 $ за ответ', 'по\u00a00,04\u00a0$ за\u00a0ответ'],
])('typesetting %s: %s', (language, written, set) => {
  expect(typeset(written, language)).toBe(set)
})

const plain: Inline[] = [
  'на ',
  { type: 'emphasis', content: ['борту и в порту'] },
  ' — ',
  { type: 'code', text: 'и в коде' },
]
const set: Inline[] = [
  'на\u00a0',
  { type: 'emphasis', content: ['борту и\u00a0в\u00a0порту'] },
  '\u00a0— ',
  { type: 'code', text: 'и в коде' },
]

it.each<[what: string, block: (content: Inline[], words: string) => Block]>([
  ['a heading, whose id stays', (content) => ({ type: 'heading', depth: 2, id: 'a b', content })],
  [
    'a list in a list',
    (content) => {
      const blocks: Block[] = [{ type: 'list', ordered: true, items: [{ content }] }]
      return { type: 'list', ordered: false, items: [{ content, blocks }] }
    },
  ],
  [
    'a callout and its title',
    (content, title) => ({ type: 'callout', kind: 'tip', title, blocks: [{ type: 'paragraph', content }] }),
  ],
  ['every cell of a table', (content) => ({ type: 'table', align: [null], header: [content], rows: [[content]] })],
  ['the caption of a picture', (_, caption) => ({ type: 'image', src: './a b.png', alt: 'и в доке', caption })],
  ['no code', () => ({ type: 'code', language: 'sql', tokens: ['-- и в коде — тоже'] })],
])('joins the words of %s', (_what, block) => {
  const made = typesetBlocks([block(plain, 'и в доке')], 'ru', (code) => [code])
  expect(made).toEqual([block(set, 'и\u00a0в\u00a0доке')])
})
