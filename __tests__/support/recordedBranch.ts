/** The branch the review is shown on: a typo, a button, a renamed service, a post in English alone, a component. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { writePost } from './otherContent'

const POST = {
  category: '',
  author: '',
  date: '2021-02-01',
}
const EXCERPT = 'What a buoy has to know before it sends a reading home, and what it may forget.'

/** Changes a text of a file; it must be there. */
function edit(site: string, file: string, from: string, to: string): void {
  const at = path.join(site, file)
  const text = fs.readFileSync(at, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`)
  fs.writeFileSync(
    at,
    text.replace(from, () => to),
  )
}

function firstOf(site: string, folder: string): string {
  const [name] = fs.readdirSync(path.join(site, 'content', folder)).filter((each) => each.endsWith('.json'))
  return name.replace('.json', '')
}

function facts(site: string) {
  const [category] = JSON.parse(fs.readFileSync(path.join(site, 'content/categories.json'), 'utf8')) as {
    name: string | { en: string }
  }[]
  const name = typeof category.name === 'string' ? category.name : category.name.en
  return { ...POST, category: name, author: firstOf(site, 'authors') }
}

/** Runs git in a copy of the site, as somebody of its own. */
export function git(site: string, ...args: string[]): string {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...own, ...args], {
    cwd: site,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** Makes a repository of a copy of the site, with a post in both languages, as branch `main`. */
export function recordBase(site: string): void {
  const shared = { ...facts(site), id: 1 }
  const english = 'A buoy has three seperate clocks.\n\n## Salt\n\nIt eats them.'
  writePost(site, '1-buoys', 'en', { ...shared, title: 'Buoys that report', excerpt: EXCERPT }, english)
  const russian = 'У буя трое разных часов.\n\n## Соль\n\nОна их ест.'
  const about = 'Что бую нужно знать, прежде чем отправить показания на берег, и о чём можно забыть.'
  writePost(site, '1-buoys', 'ru', { ...shared, title: 'Буи, которые сообщают', excerpt: about }, russian)
  git(site, 'init', '--quiet', '--initial-branch=main')
  // A link here, which the pattern for a folder does not name.
  fs.appendFileSync(path.join(site, '.git/info/exclude'), 'node_modules\n')
  git(site, 'add', '--all')
  git(site, 'commit', '--quiet', '--message', 'Base')
}

/** Key of the service before, and after it was renamed. */
export interface Renamed {
  from: string
  to: string
}

/** Commits the changes on a branch of their own. */
export function recordBranch(site: string): Renamed {
  const renamed = { from: firstOf(site, 'services'), to: 'lighthouses' }
  git(site, 'checkout', '--quiet', '-b', 'topic')
  edit(site, 'content/blog/1-buoys/en.mdx', 'seperate', 'separate')
  edit(site, 'locales/en/common.json', '"nav.contact": "Contact"', '"nav.contact": "Contact us"')
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/rename/rename.ts', `services/${renamed.from}`, `services/${renamed.to}`],
    { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const added = { ...facts(site), id: 2, title: 'Lanterns in fog', excerpt: EXCERPT }
  writePost(site, '2-lanterns', 'en', added, 'How far a lantern is seen.')
  edit(site, 'src/site/Footer.tsx', '© <CurrentYear', 'Copyright <CurrentYear')
  git(site, 'add', '--all')
  git(site, 'commit', '--quiet', '--message', 'Topic')
  return renamed
}
