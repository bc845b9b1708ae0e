import { hint, nearestName } from '../../../src/content/report/suggest'

const CATEGORIES = ['Mobile Development', 'Web Development', 'IoT', 'Cloud Security']

it.each([
  ['Web Develpment', 'Web Development'],
  ['Ito', 'IoT'],
  ['IT', 'IoT'],
  ['Clod Securty', 'Cloud Security'],
  ['Cooking', undefined],
])('the nearest name takes %p for %p', (written, expected) => {
  expect(nearestName(written, CATEGORIES)).toBe(expected)
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `name-${'x'.repeat(index)}`)
it.each([
  ['a near name', 'Iot', CATEGORIES, ' Did you mean "IoT"?'],
  ['a short list', 'Cooking', ['a', 'b'], ' Allowed: a, b.'],
  ['a list as long as it may be', 'q', names(25), ` Allowed: ${names(25).join(', ')}.`],
  ['a longer list', 'q', names(26), ''],
  ['nothing allowed', 'q', [], ''],
])('the hint of %s', (_what, written, allowed, expected) => {
  expect(hint(written, allowed)).toBe(expected)
})
