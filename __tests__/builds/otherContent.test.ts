/**
 * All content that passes the check passes the tests: a copy of the site with the content of a small company is built,
 * and the tests of built pages pass. With `OTHER_CONTENT=whole`, so is one with more of everything and a third
 * language; all suites pass in both, one replaced word changes five files at most, and a cold build in another folder
 * is the same.
 */
import fs from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { chromium, expect as expectInBrowser } from '@playwright/test'
import { packageCommand, runNode } from '../../scripts/process/runProcess'
import { copySite } from '../../scripts/bench/copySite'
import { changedFiles, digests } from './digests'
import { chromiumPath } from '../../scripts/process/browser'
import { LANGUAGES } from '../../src/routing/languages'
import { createSiteServer } from '../../scripts/server/createSiteServer'
import { listenLocally } from '../../scripts/server/listen'
import { attribute, htmlPaths, readPage } from '../support/builtSite'
import { newFolder } from '../support/folder'
import { addGerman, consult, grow } from '../support/otherContent'

const WHOLE = process.env.OTHER_CONTENT === 'whole'
const MINUTES = 60_000
/** Not copied: packages are shared, a copy has no mail account, and the rest is created again. */
const OWN = /^(node_modules|public|test-results|\.(cache|git|mail|env.*)|.*\.log)$/

/** A copy of the site in a folder of its own. Of two companies in turn, the second build reuses compiled code. */
const site = { folder: '' }

beforeAll(() => {
  site.folder = newFolder('brightkeel-build-')
  copySite(site.folder)
  for (const name of fs.readdirSync('.').filter((each) => !OWN.test(each)))
    fs.cpSync(name, path.join(site.folder, name), { recursive: true, preserveTimestamps: true })
})

/** Restores the original files of a copy, and changes them again. */
function startAgain(change: (folder: string) => void): void {
  for (const name of ['content', 'src', 'locales']) {
    fs.rmSync(path.join(site.folder, name), { recursive: true })
    fs.cpSync(name, path.join(site.folder, name), { recursive: true, preserveTimestamps: true })
  }
  // A build does not remove files of languages that the site no longer has.
  for (const name of ['de', ...LANGUAGES])
    fs.rmSync(path.join(site.folder, 'public', name), { recursive: true, force: true })
  change(site.folder)
}

/** Runs a command of the project in a copy, without a mail account. */
async function run(cwd: string, ...args: string[]): Promise<{ code: number; output: string }> {
  // Playwright refuses to run if it detects Jest.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|JEST_WORKER_ID|GATSBY_EMAILJS_.*)$/.test(name),
  )
  const settings = { CHROMIUM_PATH: chromiumPath(), GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', NO_COLOR: '1' }
  const output = new PassThrough()
  const [code, printed] = await Promise.all([
    runNode(args, { cwd, env: { ...Object.fromEntries(own), ...settings, FORCE_COLOR: '0' }, output }).finally(() =>
      output.end(),
    ),
    text(output),
  ])
  return { code, output: printed }
}

const script = (cwd: string, name: string, ...args: string[]) =>
  run(cwd, '--import', 'tsx', `scripts/${name}/${name}.ts`, ...args)

/** The output of a build, without resized pictures: a warm build keeps those of earlier content. */
const written = (folder: string) =>
  Object.fromEntries(Object.entries(digests(folder)).filter(([name]) => !/^static.[0-9a-f]{8}[\\/]/.test(name)))

/** Empty if a command succeeded; otherwise the end of its output, without the tests that passed. */
const complaint = ({ code, output }: { code: number; output: string }) =>
  code === 0 ? '' : `exit code ${code}:\n${output.replace(/^ *✓.*\n/gm, '').slice(-6000)}`

if (WHOLE)
  describe('more of everything, and a third language half translated', () => {
    beforeAll(() =>
      startAgain((folder) => {
        grow(folder)
        addGerman(folder)
      }),
    )
    const page = (address: string) => readPage(path.join(site.folder, 'public'), address)

    let built = { code: 1, output: '' }
    beforeAll(async () => {
      await script(site.folder, 'schemas')
      built = await script(site.folder, 'build')
    }, 20 * MINUTES)

    test('the site passes the check of its build', () => expect(complaint(built)).toBe(''))

    test(
      'every suite is green',
      async () => {
        const suites = 'check,unit,types,site,walk,browser'
        expect(complaint(await script(site.folder, 'test', '--only', suites))).toBe('')
      },
      60 * MINUTES,
    )

    test('German, added as files, has pages, a switch and a place in the sitemap', () => {
      const namesGerman = (address: string) => page(address).document.querySelector('link[hreflang="de"]') !== null
      expect(page('/de').document.documentElement.lang).toBe('de')
      expect(page('/de').document.querySelector('h1')?.textContent).toContain('vom Kiel')
      expect(['/', '/de', '/about', '/de/about'].map(namesGerman)).toEqual([true, true, false, false])
      const canonical = (address: string) => attribute(page(address).document, 'link[rel="canonical"]', 'href')
      expect(canonical('/de/about')).toBe(canonical('/about'))
      const sitemap = fs.readFileSync(path.join(site.folder, 'public/sitemap.xml'), 'utf8')
      expect(sitemap).toContain('/de/blog/6<')
      expect(sitemap).not.toContain('/de/about<')
    })

    test('a record that lacks German words is in English and marked as English', () => {
      const home = page('/de').document
      const card = (address: string) => home.querySelector(`#main a[href="/de${address}"]`)?.closest('[lang]')
      expect(home.querySelector('main')?.hasAttribute('lang')).toBe(false)
      expect(home.querySelector('[role="note"]')).toBeNull()
      expect(card('/services/mobile-app-development')?.getAttribute('lang')).toBe('en')
      expect(home.querySelector('#projects article h3')?.textContent).toBe('App für Essenslieferungen')
      expect(home.querySelector('#projects article h3')?.closest('[lang]')).toBe(home.documentElement)
      const service = page('/de/services/mobile-app-development').document
      expect(service.querySelector('main')?.lang).toBe('en')
      expect(service.querySelector('main > [role="note"]')?.getAttribute('lang')).toBe('de')
    })

    test('posts without, with an older and with only a Russian text have their pages', () => {
      const fallback = page('/ru/blog/7').document
      expect(fallback.documentElement.lang).toBe('ru')
      const english = [...fallback.querySelectorAll('article [lang="en"]')]
        .map(({ textContent }) => textContent)
        .join(' ')
      expect(english).toContain('Only in English.')
      expect(attribute(fallback, 'link[rel="canonical"]', 'href')).toMatch(/example\/blog\/7$/)
      expect(fallback.querySelectorAll('link[hreflang]')).toHaveLength(0)
      expect(page('/blog/7').document.querySelectorAll('link[hreflang]')).toHaveLength(0)

      const stale = page('/ru/blog/8').document
      expect(stale.querySelector('main')?.textContent).toContain('Старые слова.')
      expect(stale.querySelector('h2[id="salt"]')?.textContent).toContain('Соль')
      expect(stale.querySelectorAll('link[hreflang]')).toHaveLength(3)

      const paths = htmlPaths(path.join(site.folder, 'public'))
      expect(paths).toContain('/ru/blog/9')
      expect(paths).not.toContain('/blog/9')
      const sitemap = fs.readFileSync(path.join(site.folder, 'public/sitemap.xml'), 'utf8')
      expect(sitemap).toContain('/ru/blog/9<')
      expect(sitemap).not.toContain('/ru/blog/7<')
      expect(fs.readFileSync(path.join(site.folder, 'public/ru/blog/rss.xml'), 'utf8')).not.toContain('/ru/blog/7<')
    })
  })

describe('an accounting firm in one language, without a blog and an e-mail account', () => {
  let built = { code: 1, output: '' }
  beforeAll(async () => {
    startAgain(consult)
    await script(site.folder, 'schemas')
    built = await script(site.folder, 'build')
  }, 20 * MINUTES)
  const words = JSON.parse(fs.readFileSync('locales/en/contact.json', 'utf8')) as Record<string, string>

  test('the site passes the check of its build, with a warning that the form cannot send', () => {
    expect(complaint(built)).toBe('')
    expect(built.output).toContain('CANNOT SEND')
  })

  test('says nothing of the company it was made from', () => {
    const folder = path.join(site.folder, 'public')
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))
    const says = (file: string) => fs.statSync(file).isFile() && fs.readFileSync(file, 'latin1')
    expect(files.filter((file) => /brightkeel/i.test(file.slice(folder.length) + says(file)))).toEqual([])
  })

  test(
    'the contact form asks for no phone, and offers mail for the message',
    async () => {
      const server = createSiteServer({ root: path.join(site.folder, 'public') })
      const { port, close } = await listenLocally(server, 0)
      const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
      try {
        const tab = await browser.newPage({ locale: 'en-US' })
        const asked: string[] = []
        tab.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
        await tab.goto(`http://127.0.0.1:${port}/`)
        const form = tab.locator('#contact')
        const field = (name: string) => form.locator(`[name="${name}"]`)
        // The form works once the library that sends messages is loaded.
        await tab.waitForLoadState('networkidle')
        await field('firstName').fill('Ада')
        await field('lastName').fill('Лавлейс')
        await field('email').fill('ada@engine.example')
        expect(await field('phone').count()).toBe(0)
        await field('message').fill('Начертите, пожалуйста, машину.')
        await form.locator('[type="submit"]').click()
        await expectInBrowser(form.getByRole('status')).toHaveText(words['failure'])
        await expectInBrowser(form.getByText(words['reason.misconfigured'])).toBeVisible()
        const letter = form.locator('a[href^="mailto:"][href*="body="]')
        expect(decodeURIComponent((await letter.getAttribute('href')) ?? '')).toContain(
          'Начертите, пожалуйста, машину.',
        )
        await expectInBrowser(field('message')).toHaveValue('Начертите, пожалуйста, машину.')
        expect(asked.filter((request) => request.startsWith('POST'))).toEqual([])
      } finally {
        await browser.close()
        await close()
      }
    },
    5 * MINUTES,
  )

  test(
    'built pages are green, and with OTHER_CONTENT=whole the walk and all suites',
    async () => {
      const jest = (project: string) => run(site.folder, packageCommand('jest'), '--selectProjects', project)
      expect(complaint(await jest('site'))).toBe('')
      if (!WHOLE) return
      // This build has no mail account: the test above covers that.
      const walk = ['test', '--project=walk-chromium', '--grep-invert', 'a message is refused']
      expect(complaint(await run(site.folder, packageCommand('@playwright/test', 'playwright'), ...walk))).toBe('')
      expect(complaint(await script(site.folder, 'test', '--only', 'unit,types,browser'))).toBe('')
    },
    60 * MINUTES,
  )

  if (WHOLE)
    test(
      'one replaced word changes five files, as a cold build elsewhere writes them',
      async () => {
        const build = async () => {
          expect(complaint(await script(site.folder, 'build'))).toBe('')
          return written(path.join(site.folder, 'public'))
        }
        // The suites build with a mail account of their own.
        const before = await build()
        const file = path.join(site.folder, 'content/services/payroll.json')
        const service = fs.readFileSync(file, 'utf8')
        fs.writeFileSync(file, service.replace('put into practice', 'brought into practice'))
        const warm = await build()
        expect(Object.keys(warm)).toEqual(Object.keys(before))
        const changed = changedFiles(before, warm)
        // Page, page data, Markdown version and two files of the search.
        expect(changed.length).toBeGreaterThan(2)
        expect(changed.length <= 5 ? [] : changed).toEqual([])
        const elsewhere = newFolder('another-place-')
        fs.rmdirSync(elsewhere)
        fs.renameSync(site.folder, elsewhere)
        site.folder = elsewhere
        for (const name of ['.cache', 'public']) fs.rmSync(path.join(site.folder, name), { recursive: true })
        expect(await build()).toEqual(warm)
      },
      20 * MINUTES,
    )

  // Last, because it reuses the code that the build compiled.
  test(
    'a build stops on broken content and lists every problem with its place',
    async () => {
      const broken = path.join(site.folder, 'content/services/payroll.json')
      const service = fs.readFileSync(broken, 'utf8')
      fs.writeFileSync(
        broken,
        service.replace(/"icon": "[^"]*"/, '"icon": "shipp"').replace(/"order": \d/, '"order": 1.5'),
      )
      const { code, output } = await run(site.folder, path.resolve('node_modules/gatsby/cli.js'), 'build')
      expect(code).not.toBe(0)
      expect(output).toContain('content/services/payroll.json:2:12  order  Expected a whole number, found 1.5.')
      expect(output).toContain(
        'content/services/payroll.json:4:11  icon  "shipp" is not an icon of lucide.dev. Did you mean "ship"?',
      )
    },
    10 * MINUTES,
  )
})
