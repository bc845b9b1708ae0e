import { markdownPage } from '../../../../src/node/output/markdown/markdownPage'

const section = { id: '', heading: 'Web', markdown: '# Web', texts: [] }
const page = { title: 'Web: "all"', description: 'Sites.', language: 'en', sections: [section, section] }

it('prints the facts of a page before its sections', () => {
  expect(markdownPage(page, 'https://dock.example/services/web')).toBe(
    '---\ntitle: "Web: \\"all\\""\ndescription: "Sites."\nurl: "https://dock.example/services/web"\nlanguage: "en"\n---\n\n# Web\n\n# Web\n',
  )
  expect(markdownPage(page, 'https://dock.example/blog/1', '2026-11-17')).toContain('\ndate: "2026-11-17"\n---')
})
