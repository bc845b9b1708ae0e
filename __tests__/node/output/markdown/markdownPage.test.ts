import type { Route } from '../../../../src/node/nodes/routeNodes'
import { llmsText, markdownPage } from '../../../../src/node/output/markdown/markdownPage'

const section = { id: '', heading: 'Web', markdown: '# Web', texts: [] }
const page = { title: 'Web: "all"', description: 'Sites.', language: 'en', sections: [section, section] }

it('prints the facts of a page before its sections', () => {
  expect(markdownPage(page, 'https://dock.example/services/web')).toBe(
    '---\ntitle: "Web: \\"all\\""\ndescription: "Sites."\nurl: "https://dock.example/services/web"\nlanguage: "en"\n---\n\n# Web\n\n# Web\n',
  )
  expect(markdownPage(page, 'https://dock.example/blog/1', '2026-11-17')).toContain('\ndate: "2026-11-17"\n---')
})

it('lists pages by language', () => {
  const routes = ['/services/web en', '/services/web ru', '/ en'].map((each) => {
    const [neutralPath, language] = each.split(' ')
    return { neutralPath, language, path: (language === 'en' ? '' : '/ru') + neutralPath } as Route
  })
  const company = { name: 'Dock', url: 'https://dock.example', description: 'Builds.' }
  const text = llmsText(
    routes.map((route) => ({ route, page })),
    company,
  )
  const line = (address: string) => `- [Web: "all"](https://dock.example${address}): Sites.`
  expect(text.split('\n').filter(Boolean)).toEqual([
    '# Dock',
    '> Builds.',
    '## English',
    line('/services/web.md'),
    line('/index.md'),
    '## Русский',
    line('/ru/services/web.md'),
  ])
})
