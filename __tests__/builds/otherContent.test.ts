/** Builds of other content than the shipped one: what a company that starts, or a writer half-way, sees. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { chromium, expect as expectInBrowser } from '@playwright/test'
import { copySite } from '../../scripts/bench/copySite'
import { chromiumPath } from '../../scripts/process/browser'
import { createSiteServer } from '../../scripts/server/siteServer'
import { attribute, htmlPaths, readPage } from '../support/builtSite'

const run = promisify(execFile)

let site: string

beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'brightkeel-build-'))
  copySite(site)
  // Pictures are the same: those resized already need not be resized again.
  if (fs.existsSync('public/static')) fs.cpSync('public/static', path.join(site, 'public/static'), { recursive: true })
})
afterAll(() => fs.rmSync(site, { recursive: true, force: true }))

function withoutMailAccount(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GATSBY_EMAILJS_')))
}

async function build(): Promise<{ code: number; output: string }> {
  const env = {
    ...withoutMailAccount(process.env),
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
    NO_COLOR: '1',
  }
  try {
    const { stdout, stderr } = await run(process.execPath, [path.resolve('node_modules/gatsby/cli.js'), 'build'], {
      cwd: site,
      env,
      maxBuffer: 1e8,
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

const russian = JSON.parse(fs.readFileSync('locales/ru/contact.json', 'utf8')) as Record<string, string>
const blog = () => path.join(site, 'content/blog')
const page = (address: string) => readPage(path.join(site, 'public'), address)

function writePost(folder: string, language: string, matter: Record<string, string | number>, body: string): void {
  fs.mkdirSync(path.join(blog(), folder), { recursive: true })
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${value}`)
  fs.writeFileSync(path.join(blog(), folder, `${language}.mdx`), `---\n${lines.join('\n')}\n---\n\n${body}\n`)
}

const facts = (id: number) => ({ id, category: 'IoT', author: 'tomas-herrera', date: '2024-02-01' })
const ENGLISH = {
  title: 'Buoys that report the weather',
  excerpt: 'What a buoy has to know before it sends a reading home, and what it may forget.',
}
const RUSSIAN = {
  title: 'Буи, которые сообщают погоду',
  excerpt: 'Что бую нужно знать, прежде чем отправить показания на берег, и о чём можно забыть.',
}

test('a build stops on broken content and lists every problem with its place', async () => {
  writePost('90-broken', 'en', { ...facts(90), ...ENGLISH, category: 'IoTT' }, 'Text with {1 + 1}.')
  const { code, output } = await build()
  fs.rmSync(path.join(blog(), '90-broken'), { recursive: true })
  expect(code).not.toBe(0)
  expect(output).toContain(
    'content/blog/90-broken/en.mdx:3:11  category  "IoTT" is not a category. Did you mean "IoT"?',
  )
  expect(output).toContain('content/blog/90-broken/en.mdx:10:11  body')
}, 120_000)

test('a site without a single post builds, with a blog that says so', async () => {
  fs.rmSync(blog(), { recursive: true })
  fs.mkdirSync(blog())
  const { code, output } = await build()
  expect({ code, output: code === 0 ? '' : output.slice(-3000) }).toEqual({ code: 0, output: '' })
  expect(htmlPaths(path.join(site, 'public'))).not.toContain('/blog/1')
  expect(page('/blog').document.querySelector('main')?.textContent).toContain('No articles found')
}, 300_000)

test('posts without Russian, with an older Russian and only in Russian each get their pages', async () => {
  writePost('1-english-only', 'en', { ...facts(1), ...ENGLISH }, 'Only in English.\n\n## Salt')
  writePost('2-older-russian', 'en', { ...facts(2), ...ENGLISH, updated: '2024-03-01' }, 'New words.\n\n## Salt')
  writePost('2-older-russian', 'ru', { ...facts(2), ...RUSSIAN }, 'Старые слова.\n\n## Соль')
  writePost('3-russian-only', 'ru', { ...facts(3), ...RUSSIAN }, 'Только по-русски.')
  const { code, output } = await build()
  expect({ code, output: code === 0 ? '' : output.slice(-3000) }).toEqual({ code: 0, output: '' })

  const fallback = page('/ru/blog/1').document
  expect(fallback.documentElement.lang).toBe('ru')
  const english = [...fallback.querySelectorAll('article [lang="en"]')].map((element) => element.textContent).join(' ')
  expect(english).toContain('Only in English.')
  expect(attribute(fallback, 'link[rel="canonical"]', 'href')).toMatch(/example\/blog\/1$/)
  expect(fallback.querySelectorAll('link[hreflang]')).toHaveLength(0)
  expect(page('/blog/1').document.querySelectorAll('link[hreflang]')).toHaveLength(0)

  const stale = page('/ru/blog/2').document
  expect(stale.querySelector('main')?.textContent).toContain('Старые слова.')
  expect(stale.querySelector('h2[id="salt"]')?.textContent).toContain('Соль')
  expect(stale.querySelectorAll('link[hreflang]')).toHaveLength(3)

  const paths = htmlPaths(path.join(site, 'public'))
  expect(paths).toContain('/ru/blog/3')
  expect(paths).not.toContain('/blog/3')
  const sitemap = fs.readFileSync(path.join(site, 'public/sitemap.xml'), 'utf8')
  expect(sitemap).toContain('/ru/blog/3<')
  expect(sitemap).not.toContain('/ru/blog/1<')
}, 300_000)

test('the contact form of a build without an e-mail account hands the message to mail and phone', async () => {
  const server = createSiteServer({ root: path.join(site, 'public') })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const tab = await browser.newPage({ locale: 'en-US' })
    const asked: string[] = []
    tab.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ru`)
    const form = tab.locator('#contact')
    const field = (name: string) => form.locator(`[name="${name}"]`)
    // The form answers once the library it sends with is there.
    await tab.waitForLoadState('networkidle')
    await field('firstName').fill('Ада')
    await field('lastName').fill('Лавлейс')
    await field('email').fill('ada@engine.example')
    await field('phone').fill('+7 999 555 01 23')
    await field('message').fill('Начертите, пожалуйста, машину.')
    await form.locator('[type="submit"]').click()
    await expectInBrowser(form.getByRole('status')).toHaveText(russian['failure'])
    await expectInBrowser(form.getByText(russian['reason.misconfigured'])).toBeVisible()
    const letter = form.locator('a[href^="mailto:"][href*="body="]')
    expect(decodeURIComponent((await letter.getAttribute('href')) ?? '')).toContain('Начертите, пожалуйста, машину.')
    await expectInBrowser(form.locator('a[href^="tel:"]').first()).toBeVisible()
    await expectInBrowser(field('message')).toHaveValue('Начертите, пожалуйста, машину.')
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual([])
  } finally {
    await browser.close()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}, 60_000)
