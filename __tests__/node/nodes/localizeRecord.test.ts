import { z } from 'zod'
import { icon, image, imageFile, link, name, reference, words } from '../../../src/content/schemas/fields'
import { localizeRecord, type LanguageContext } from '../../../src/node/nodes/localizeRecord'

const category = z.strictObject({ name: words('Name.'), cover: imageFile('Cover.', 1).optional() })
const schema = z.strictObject({
  title: words('Title.'),
  nick: name('Nick.').optional(),
  steps: z.array(words('Step.')).optional(),
  picture: image('Picture.', 1).optional(),
  icon: icon('Icon.').optional(),
  to: link('Goal.').optional(),
  count: z.int().optional(),
  author: reference('Author', 'Author.').optional(),
  projects: z.array(reference('Project', 'Project.')).optional(),
  category: reference('Category', 'Category.').optional(),
})

const RU: LanguageContext = {
  language: 'ru',
  file: 'content/services/keel.json',
  picture: (file) => file,
  embedded: (to, key) => ({
    schema: category,
    value: { name: { en: `${to} ${key}`, ru: `${to} ${key} по-русски` }, cover: './covers/c.png' },
    file: 'content/categories.json',
  }),
}
const TITLE = { en: 'Keel', ru: 'Киль' }

it.each([
  ['words become a string', { title: TITLE }, { title: 'Киль' }],
  ['so do names', { title: TITLE, nick: { en: 'K', ru: 'К' } }, { title: 'Киль', nick: 'К' }],
  [
    'and words in lists',
    {
      title: TITLE,
      steps: [
        { en: 'a', ru: 'а' },
        { en: 'b', ru: 'б' },
      ],
    },
    { title: 'Киль', steps: ['а', 'б'] },
  ],
  [
    'pictures become paths from the root',
    { title: TITLE, picture: { src: './pictures/k.png', alt: TITLE } },
    { title: 'Киль', picture: { src: 'content/services/pictures/k.png', alt: 'Киль' } },
  ],
  [
    'facts stay',
    { title: TITLE, icon: 'ship', to: '/blog', count: 0 },
    { title: 'Киль', icon: 'ship', to: '/blog', count: 0 },
  ],
  [
    'references become ids of the same language',
    { title: TITLE, author: 'jane', projects: ['a', 'b'] },
    { title: 'Киль', author: 'Author:jane:ru', projects: ['Project:a:ru', 'Project:b:ru'] },
  ],
  [
    'what is embedded becomes a copy, its pictures named from its own file',
    { title: TITLE, category: 'IoT' },
    { title: 'Киль', category: { name: 'Category IoT по-\u2060русски', cover: 'content/covers/c.png' } },
  ],
])('%s', (_what, value, expected) => {
  expect(localizeRecord(schema, value, RU)).toEqual(expected)
})

it('leaves what is not there out', () => {
  expect(localizeRecord(schema, undefined, RU)).toBeUndefined()
  expect(localizeRecord(schema, null, RU)).toBeNull()
})
