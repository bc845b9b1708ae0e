import { execFileSync } from 'node:child_process'
import { changeDays, lastModified, robots } from '../../../src/node/output/sitemap'
import { buildRoutes } from '../../../src/routing/routes'
import { newFolder, writeFiles } from '../../support/folder'

const translated = { status: 'translated', contentLanguage: 'en' } as const
const routes = buildRoutes({
  'blog-post': [{ key: '7', translations: { en: translated, ru: translated } }],
  service: [{ key: 'hulls' }],
  solution: [{ key: 'keels' }, { key: 'masts' }],
})

it.each([
  ['/solutions/keels', '2024-02-01'],
  ['/ru/solutions', '2024-03-01'],
  ['/blog/7', '2023-06-06'],
  ['/about', '2024-05-05'],
  ['/', '2024-09-09'],
  ['/services/hulls', undefined],
])('%s changed on %s', (page, day) => {
  const days = new Map([
    ['content/solutions/keels.json', '2024-02-01'],
    ['content/solutions/masts.json', '2024-03-01'],
    ['content/blog/7-seas/en.mdx', '2024-09-09'],
    ['content/pages/about.json', '2024-04-04'],
    ['content/authors/jane.json', '2024-05-05'],
  ])
  const route = routes.find((each) => each.path === page)!
  const nodes = new Map([
    [page, page === '/blog/7' ? { date: '2023-05-05', updated: '2023-06-06' } : { title: 'Keels' }],
  ])
  expect(lastModified(days, (id) => nodes.get(id))({ ...route, recordId: page })).toBe(day)
})

const [folder, outside] = [newFolder(), newFolder()]
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
const commit = (file: string, day: string) => {
  writeFiles(folder, { [file]: day })
  git('add', '.')
  const environment = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, 'commit', '-qm', day], { cwd: folder, env: environment })
}

it('the history of the repository tells the last day of each file, and nothing where there is none or only its end', () => {
  expect(changeDays(outside)).toEqual(new Map())
  git('init', '-q')
  commit('content/ключи.json', '2024-01-01')
  commit('content/b.json', '2024-02-02')
  commit('content/ключи.json', '2024-03-03')
  const days = { 'content/ключи.json': '2024-03-03', 'content/b.json': '2024-02-02' }
  expect(Object.fromEntries(changeDays(folder))).toEqual(days)
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, outside], { stdio: 'pipe' })
  expect(changeDays(outside)).toEqual(new Map())
})

it('robots.txt names the sitemap, or asks to be left alone on a preview', () => {
  const site = 'https://dock.example'
  expect(robots(site, { preview: false })).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`)
  expect(robots(site, { preview: true })).toBe('User-agent: *\nDisallow: /\n')
})
