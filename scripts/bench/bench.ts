/**
 * `npm run bench [-- sizes…]`: builds a temporary copy of the site with copies of its posts, 5, 500 and 2,000 in all or
 * the given numbers, and prints the cost of each build. A benchmark, not a test: compare the ratios within one run,
 * because machines differ. Linux only.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildSteps } from '../build/buildSteps'
import { QUIET } from '../build/buildStamp'
import { runCommand, SettingError } from '../process/command'
import { copySite } from './copySite'
import { packageCommand, runNode } from '../process/runProcess'

const SIZES = [5, 500, 2000]

runCommand(`npm run bench [-- ${SIZES.join(' ')}]`, { allowPositionals: true }, async ({ positionals }) => {
  const sizes = positionals.length > 0 ? positionals.map(Number) : SIZES
  if (!sizes.every(Number.isInteger)) throw new SettingError('Give numbers of posts: npm run bench -- 5 500')
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'brightkeel-bench-'))
  const rows: Record<string, string | number>[] = []
  try {
    copySite(site)
    console.log('Resizing the pictures once, which is the same for every size …')
    fillBlog(site, 0)
    await build(site)
    for (const posts of sizes) {
      console.log(`Building ${posts} posts in each language …`)
      fillBlog(site, posts)
      removeBuild(site)
      rows.push({ build: `${posts} posts`, ...(await build(site)) })
    }
  } finally {
    fs.rmSync(site, { recursive: true, force: true })
  }
  console.table(rows)
})

/**
 * Builds a site.
 * @returns the cost of the build and its child processes, in seconds: wall-clock time, and CPU time (user and system)
 * @throws when the build fails, with the end of its output
 */
async function build(site: string) {
  const cpuBefore = endedChildrenCpu()
  const started = performance.now()
  const { stream, log } = buildSteps(() => {})
  const options = { cwd: site, env: { ...process.env, ...QUIET }, output: stream }
  const code = await runNode([packageCommand('gatsby'), 'build'], options)
  if (code !== 0) throw new Error(`The build ended with code ${code}.\n${log().slice(-4000)}`)
  const inTenths = (seconds: number) => Math.round(seconds * 10) / 10
  const cpu = endedChildrenCpu() - cpuBefore
  return { seconds: inTenths((performance.now() - started) / 1000), 'CPU s': inTenths(cpu) }
}

/** Clock ticks per second of /proc: fixed for user space on Linux. */
const TICKS = 100

/** CPU time of all descendants that have ended, seconds. Gatsby ends its workers before it ends itself. */
function endedChildrenCpu(): number {
  const stat = fs.readFileSync('/proc/self/stat', 'utf8')
  // Fields after the name, which may contain spaces: cutime 13, cstime 14.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Removes everything a build wrote except resized pictures. */
function removeBuild(site: string): void {
  fs.rmSync(path.join(site, '.cache'), { recursive: true, force: true })
  const folder = path.join(site, 'public')
  for (const name of fs.readdirSync(folder))
    if (name !== 'static') fs.rmSync(path.join(folder, name), { recursive: true })
}

/** Fills a site's blog with its posts and with copies of them (about 1,600 words each) until every language has `count`. */
function fillBlog(site: string, count: number): void {
  const blog = path.join(site, 'content/blog')
  const originals = fs.readdirSync('content/blog')
  fs.rmSync(blog, { recursive: true })
  fs.cpSync('content/blog', blog, { recursive: true })
  for (let number = originals.length + 1; number <= count; number += 1) {
    // 404 is not a valid id of a post.
    const id = number < 404 ? number : number + 1
    const original = path.join(blog, originals[number % originals.length])
    const copy = path.join(blog, `${id}-copy`)
    fs.mkdirSync(copy)
    for (const name of fs.readdirSync(original).filter((each) => each.endsWith('.mdx')))
      fs.writeFileSync(path.join(copy, name), copyOf(fs.readFileSync(path.join(original, name), 'utf8'), id))
  }
}

/** A post without pictures, with its number in the title and at the end of each paragraph: no two texts are the same. */
function copyOf(text: string, id: number): string {
  return text
    .replace(/^(image|imageAlt|lineDrawing|featured|translatedFrom|translatedUpTo):.*\n/gm, '')
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^(title: .*?)(["']?)$/m, `$1 ${id}$2`)
    .replace(/(?<=\p{L})\.$/gmu, ` ${id}.`)
}
