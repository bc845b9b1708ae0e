/**
 * `npm run bench [-- sizes…]`: builds a generated site in a temporary copy at
 * several sizes and prints what each costs. A benchmark, not a test: compare
 * the ratios within one run, machines differ.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { copySite } from './copySite'
import { secondsOf } from './countedApart'
import { generateBlog } from './generatePosts'
import { measure, type Measured } from './measureBuild'
import { firstSearchBytes } from './measureSearch'
import { gatsbyBuildEnvironment } from '../build/gatsbyBuild'
import { readArguments, runCommand, SettingError } from '../process/command'

const SIZES = [5, 500, 2000]

interface Row extends Measured {
  posts: number
  homeHtml: number
  homeScripts: number
  /** What a visitor's browser loads of other pages while the blog list is open, bytes gzip. */
  listData: number
  /** Of the processor, within those of the build. */
  searchSeconds: number
  /** Of the processor, within those of the build. */
  pictureSeconds: number
  /** What a first search fetches, bytes gzip. */
  firstSearch: number
}

async function main(): Promise<void> {
  const { positionals } = readArguments('npm run bench [-- 5 500 2000]', { allowPositionals: true })
  const sizes = positionals.map(Number)
  const wrong = positionals.find((size) => !/^\d+$/.test(size))
  if (wrong) throw new SettingError(`"${wrong}" is no number of posts.`)
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'brightkeel-bench-'))
  try {
    copySite(site)
    const rows: Row[] = []
    let rebuild: Measured | undefined
    const run = sizes.length > 0 ? sizes : SIZES
    await warmPictures(site)
    for (const posts of run) {
      console.log(`Building ${posts} posts in two languages …`)
      generateBlog(site, posts)
      fs.rmSync(path.join(site, '.cache'), { recursive: true, force: true })
      removePages(site)
      const cold = await build(site)
      const search = {
        searchSeconds: secondsOf('search', cold.output),
        pictureSeconds: secondsOf('share pictures', cold.output),
        firstSearch: await firstSearchBytes(path.join(site, 'public')),
      }
      rows.push({ posts, ...cold, ...sizesOf(site), ...search })
      console.log(
        `  ${cold.seconds.toFixed(1)} s, ${cold.cpuSeconds.toFixed(1)} CPU s, peak ${megabytes(cold.peakBytes)} MB`,
      )
      if (posts === run[run.length - 1]) rebuild = await rebuildAfterEdit(site)
    }
    print(rows, rebuild)
  } finally {
    fs.rmSync(site, { recursive: true, force: true })
  }
}

/** The first build also resizes the pictures, which has nothing to do with posts; done once, unmeasured. */
async function warmPictures(site: string): Promise<void> {
  console.log('Resizing pictures once …')
  generateBlog(site, 1)
  await build(site)
}

/** Everything a build writes but resized pictures. */
function removePages(site: string): void {
  const folder = path.join(site, 'public')
  for (const name of fs.readdirSync(folder))
    if (name !== 'static') fs.rmSync(path.join(folder, name), { recursive: true })
}

function build(site: string): Promise<Measured> {
  const gatsby = path.resolve('node_modules/gatsby/cli.js')
  return measure(process.execPath, [gatsby, 'build'], {
    cwd: site,
    env: gatsbyBuildEnvironment({ ...process.env, CI: 'true' }),
  })
}

async function rebuildAfterEdit(site: string): Promise<Measured> {
  console.log('Rebuilding after one edited post …')
  const file = path.join(site, 'content/blog/1-generated/en.mdx')
  fs.appendFileSync(file, '\nOne more sentence at the end.\n')
  return build(site)
}

function sizesOf(site: string): Pick<Row, 'homeHtml' | 'homeScripts' | 'listData'> {
  const file = (name: string) => path.join(site, 'public', name)
  const html = fs.readFileSync(file('index.html'), 'utf8')
  const list = /data-sources="([^"]+)"/.exec(html)?.[1]
  if (!list) throw new Error('index.html lists no scripts; see src/browser/scriptsAfterPaint.tsx')
  const scripts = list.split(' ').map((script) => script.slice(1))
  return {
    homeHtml: gzipSync(html).length,
    homeScripts: scripts.reduce((sum, name) => sum + gzipSync(fs.readFileSync(file(name))).length, 0),
    listData: gzipSync(fs.readFileSync(file('page-data/blog/page-data.json'))).length,
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

function print(rows: readonly Row[], rebuild: Measured | undefined): void {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
  console.table(
    rows.map((row) => ({
      posts: row.posts,
      seconds: row.seconds.toFixed(1),
      'CPU s': row.cpuSeconds.toFixed(1),
      'peak MB': megabytes(row.peakBytes),
      'peak MB, shared pages each time': megabytes(row.peakResidentBytes),
      'home HTML KB gz': kilobytes(row.homeHtml),
      'home scripts KB gz': kilobytes(row.homeScripts),
      'blog list data KB gz': kilobytes(row.listData),
      'search CPU s': row.searchSeconds.toFixed(1),
      'share pictures CPU s': row.pictureSeconds.toFixed(1),
      'first search KB gz': kilobytes(row.firstSearch),
    })),
  )
  const [first, last] = [rows[0], rows[rows.length - 1]]
  if (last.posts > first.posts) {
    const pages = (last.posts - first.posts) * 2
    const apart = (row: Row) => row.cpuSeconds - row.searchSeconds - row.pictureSeconds
    console.log(
      `Per added page, search and share pictures apart: ${(((apart(last) - apart(first)) * 1000) / pages).toFixed(1)} ms CPU.`,
    )
    console.log(
      `Per added page: ${(((last.cpuSeconds - first.cpuSeconds) * 1000) / pages).toFixed(1)} ms CPU, ${(((last.seconds - first.seconds) * 1000) / pages).toFixed(1)} ms wall.`,
    )
    console.log(
      `Home page from ${first.posts} to ${last.posts} posts: HTML ${kilobytes(last.homeHtml - first.homeHtml)} KB, scripts ${last.homeScripts - first.homeScripts} bytes.`,
    )
  }
  if (rebuild) {
    console.log(
      `Rebuild after one edited post of ${last.posts}: ${rebuild.seconds.toFixed(1)} s, ${(rebuild.seconds / last.seconds).toFixed(2)} of the cold build (CPU ${(rebuild.cpuSeconds / last.cpuSeconds).toFixed(2)}).`,
    )
  }
}

runCommand(main)
