import { z } from 'zod'
import { icon, imageFile, link, name, reference, words } from '../../../src/content/schemas/fields'
import { schemaAt, unwrap, visitRecord } from '../../../src/content/schemas/walkSchema'

const inner = z.strictObject({ label: words('Label.'), to: link('Goal.').optional() }).meta({ description: 'A link.', type: 'Inner' })
const schema = z.strictObject({
  title: words('Title.', { max: 10 }),
  nick: name('Nick.').optional(),
  count: z.int().default(3),
  picture: imageFile('Picture.', 640),
  icon: icon('Icon.').optional(),
  links: z.array(inner).min(1),
  tags: z.array(reference('Category', 'Tag.')).optional(),
})
const at = (...path: (string | number)[]) => {
  const found = schemaAt(schema, path)
  if (!found) throw new Error(`nothing at ${path.join('.')}`)
  return found
}

it.each([
  ['a plain field', 'title', { kind: 'words', description: 'Title.' }, false],
  ['an optional field', 'icon', { kind: 'icon', description: 'Icon.' }, true],
  ['a name behind optional and preprocess', 'nick', { kind: 'words', description: 'Nick.' }, true],
  ['a field with a default, which is always there', 'count', {}, false],
  ['a picture with its width', 'picture', { kind: 'image', description: 'Picture.', minWidth: 640 }, false],
])('unwrap of %s', (_what, field, meta, optional) => {
  const found = unwrap(at(field))
  expect(found.meta).toEqual(meta)
  expect(found.optional).toBe(optional)
})

const visited = (value: unknown) => {
  const seen: string[] = []
  visitRecord(schema, value, { field: (meta, found, path) => seen.push(`${path.join('.')} ${meta.kind} ${JSON.stringify(found)}`) })
  return seen
}

it('visitRecord calls for every field with a kind that is there', () => {
  expect(visited({ title: { en: 'a', ru: 'б' }, count: 1, picture: './a.png', links: [{ label: { en: 'c' }, to: '/' }, { to: '/blog' }], tags: ['IoT'] })).toEqual([
    'title words {"en":"a","ru":"б"}',
    'picture image "./a.png"',
    'links.0.label words {"en":"c"}',
    'links.0.to link "/"',
    'links.1.to link "/blog"',
    'tags.0 reference "IoT"',
  ])
})

it('visitRecord puts what the visitor returns in the place of its fields, and leaves the others', () => {
  const value = { count: 1, icon: 'ship', links: [{ label: { en: 'c', ru: 'в' }, to: '/' }] }
  const upper = visitRecord(schema, value, { field: (meta, found) => (meta.kind === 'link' ? '/blog' : found) })
  expect(upper).toEqual({ ...value, links: [{ label: { en: 'c', ru: 'в' }, to: '/blog' }] })
})

it('visitRecord calls for each list', () => {
  const lengths: string[] = []
  visitRecord(schema, { links: [{ to: '/' }], tags: ['IoT', 'Web'] }, { field: (_, found) => found, list: (items, path) => lengths.push(`${path.join('.')} ${items.length}`) })
  expect(lengths).toEqual(['links 1', 'tags 2'])
})

it.each([[null], [undefined], [7], ['x'], [[]], [{ links: 'x', tags: null }], [{ links: [null, 7] }]])('visitRecord bears with %j, which no check has seen yet', (value) => {
  expect(visited(value)).toEqual([])
})
