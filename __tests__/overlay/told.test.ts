/**
 * All texts of the review and of a page's ribbon, and the targets of their links and pictures.
 * @jest-environment jsdom
 */
import fs from 'node:fs'
import { ribbon } from '../../src/overlay/ribbon'
import type { PageChange, ReviewPage } from '../../src/sources/previewData'
import { createSourceIndex } from '../../src/sources/sourceIndex'

const words = JSON.parse(fs.readFileSync('locales/en/preview.json', 'utf8')) as Record<string, string>
const revision = { branch: 'topic', commit: '0123456789', repository: 'https://github.com/o/n' }
const lost: PageChange = {
  ...{ kind: 'gone', group: 'machines', role: 'lost page', text: '', before: '', place: '' },
  words: [{ text: '/old', mark: '' }],
}
const menu: PageChange = {
  ...{ ...lost, kind: 'changed', group: 'words', role: 'text', name: 'link of the menu', about: '“Hull”', parts: [0] },
  ...{ place: 'content/a.json:3', owed: 'RU did not follow', follows: { role: 'lost page', place: 'b.json:1' } },
  words: ['A ', 'hull', 'ship'].map((text, at) => ({ text, mark: (['', '-', '+'] as const)[at] })),
}

const told = (html: string) =>
  html.replace(/<(?:a href|img src)="(?!data)([^"]+)"[^>]*>|<(ins|del)>/g, ' ($1$2) ').replace(/(?:<[^>]+>|\s)+/g, ' ')

const answer = (answers: Record<string, object>) => {
  const asked = jest.fn((address: string) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(answers[address.replace(/\?.*/, '')]) } as Response),
  )
  Object.assign(globalThis, { fetch: asked })
  return asked
}
const settled = () => new Promise((done) => setTimeout(done))

it('the review: every change, group by group', async () => {
  CSSStyleSheet.prototype.replaceSync = () => {}
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'de-AT', 'xx'])
  const also = [{ ...lost, kind: 'new' as const, role: 'row of a table', pages: ['/8', 'locales/en'] }]
  const pictures = ['/a.png', ''].map((before) => ({ before, after: '/b.png' }))
  const page: ReviewPage = {
    ...{ compared: 9, changed: 8, unseen: ['src/a.ts'], revision, words: { de: words, xx: {} } },
    entries: [
      { ...lost, pages: [] },
      { ...menu, also, pages: [...'1234567'].map((name) => `/${name}`) },
      { ...lost, kind: 'new', group: 'pictures', role: 'picture', pictures, pages: ['/a'] },
    ],
  }
  answer({ '/__preview/review.json': page })
  await import('../../src/overlay/review')
  await settled()
  expect([document.title, document.documentElement.lang]).toEqual(['What this branch changes', 'de'])
  expect(told(document.body.innerHTML)).toBe(
    told(` What this branch changes topic 0123456
    Pages that changed: 8 / 9. Changes: 3.
    Words Changed · link of the menu · “Hull” · (https://github.com/o/n/blob/0123456789/content/a.json?plain=1#L3)
    content/a.json:3 Before A (del) hull Now A (ins) ship RU did not follow
    (/1?preview-change=1) /1 (/2?preview-change=1) /2 (/3?preview-change=1) /3 (/4?preview-change=1) /4
    (/5?preview-change=1) /5 (/6?preview-change=1) /6 More pages (1) (/7?preview-change=1) /7
    With it (1) New · row of a table: /old (/8?preview-change=1) /8 locales/en
    Pictures New · picture /old Before (/a.png) Now (/b.png) (/b.png) (/a?preview-change=2) /a
    What machines read Gone · page whose address leads nowhere /old Before Now
    Changed files that show nowhere (1) src/a.ts `),
  )
})

it('the ribbon: changes, what a translation owes, and where title and description are written', () => {
  const long = 'Of hulls and ships. '.repeat(9).trim()
  document.head.innerHTML = `<title>A title</title><meta name="description" content="${long}">`
  const at = { file: 'content/a.json', line: 2, column: 3, field: 'lead' }
  const statements = [long, 'Of one file'].map((text) => ({ text, ...at }))
  const page = { words, revision, path: '/', language: 'en' as const, translation: 'translated' as const, statements }
  const owed = [{ title: '', place: 'content/x/en.mdx:3' }]
  const actions = { toggleSources: jest.fn(), goTo: jest.fn(), close: jest.fn() }
  const shownPage = { ...page, owed, index: createSourceIndex(statements), changes: [menu, lost] }
  const shown = ribbon(shownPage, actions)
  expect(told(shown.outerHTML)).toBe(
    told(` Preview · topic 0123456 ${words['translation.behind']}
    The translation has not followed in: The beginning content/x/en.mdx:3 Show sources (e) Close in this tab
    Changes on this page (2) (/__review/) All changes of the branch
    Changed · link of the menu · “Hull” · content/a.json:3 A (del) hull (ins) ship RU did not follow
    Follows from: page whose address leads nowhere b.json:1
    Gone · page whose address leads nowhere /old
    Title and description ${long.slice(0, 140)}… (https://github.com/o/n/blob/0123456789/content/a.json?plain=1#L2) content/a.json:2:3
    (https://github.com/o/n/edit/topic/content/a.json) Edit lead Files this page is made of (1) content/a.json `),
  )
  const nowhere = { ...revision, branch: '' }
  const stale = ribbon({ ...shownPage, revision: nowhere, translation: 'stale', owed: [] }, actions)
  expect(told(stale.outerHTML)).toContain(
    `${words.unknownBranch} 0123456 ${words['translation.stale']} ${words.showSources}`,
  )
  for (const button of [...shown.querySelectorAll('button')].slice(0, 3)) button.click()
  expect([actions.toggleSources, actions.close, actions.goTo].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})
