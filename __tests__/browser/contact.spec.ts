import type { Page } from '@playwright/test'
import { violations } from './axe'
import { localizePath } from '../../src/routing/localizePath'
import { mailRequest } from '../scripts/mailRequest'
import { company, FORM_PAGE, menuName, OTHER, projects, word, written } from './content'
import { expect, languageLink, menuLink, test } from './support'
import { textFaults } from './textFaults'

/** The `tel:` link of the phone number. */
const TEL = `tel:${company.phone?.replace(/[^+\d]/g, '')}`
const PROJECT = written(projects[0]?.title ?? '')
const SEND = '/api/v1.0/email/send'
const FAILURE = word('contact:failure')
const SUCCESS = word('contact:success')
const TYPED = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engine.example',
  ...(company.visitorPhone === 'none' ? {} : { phone: '+1 (555) 010-0123' }),
  message: 'Please draw an engine.\nIt should compute Bernoulli numbers — 😀.',
}
/** Messages of the browser about a request that a test makes fail. */
const FAILED_REQUEST = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/

const contact = (page: Page) => page.locator('#contact')
const field = (page: Page, name: string) => contact(page).locator(`[name="${name}"]`)
const submitButton = (page: Page) => contact(page).locator('[type="submit"]')
const status = (page: Page) => contact(page).getByRole('status')
/** A way on after a failure. */
const offer = (page: Page, way: 'retry' | 'mail' | 'call') =>
  contact(page).getByRole(way === 'retry' ? 'button' : 'link', {
    name: word(`contact:offer.${way}`, 'en', { phone: company.phone ?? '' }),
  })

async function fillIn(page: Page, values: Partial<typeof TYPED> = TYPED) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function expectTyped(page: Page, values: Partial<typeof TYPED> = TYPED) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}

test('a message leaves with the body of the service', async ({ page, mail, baseURL }) => {
  const withLibrary: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes(SEND)) withLibrary.push(response.url())
  })
  await page.clock.setFixedTime('2031-03-15T14:30:00Z')
  await page.goto(FORM_PAGE)
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.legalName ?? company.name}`)
  await contact(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(withLibrary).toEqual([])
  await field(page, 'firstName').focus()
  await expect.poll(() => withLibrary.length).toBe(1)
  await fillIn(page)
  const [request] = await Promise.all([page.waitForRequest(`${baseURL}${SEND}`), submitButton(page).click()])
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toEqual({
    ...mailRequest,
    template_params: {
      ...mailRequest.template_params,
      from_email: TYPED.email,
      from_phone: TYPED.phone ?? '',
      message: TYPED.message,
      to_name: company.recipient,
      reply_to: TYPED.email,
      to_email: company.email,
      company_name: company.name,
      website: company.url,
      current_date: 'March 15, 2031 at 02:30 PM',
    },
  })
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.kept()).toEqual([expect.stringContaining(TYPED.message)])
  for (const name of Object.keys(TYPED)) await expect(field(page, name)).toHaveValue('')
})

test.describe('a failure loses nothing', () => {
  test.use({ expectedErrors: [FAILED_REQUEST] })

  test('each has its sentence, its advice, and ways on with the text filled in', async ({ page, context, mail }) => {
    const expectNoViolations = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page, {}, '#contact'), colorScheme).toEqual([])
      }
    }
    await page.goto(FORM_PAGE)
    await submitButton(page).click()
    await expect(field(page, 'firstName')).toBeFocused()
    await expectNoViolations()
    await fillIn(page)
    for (const [name, behaviour, reason] of [
      ['451', { status: 451 }, 'refused'],
      ['429', { status: 429 }, 'throttled'],
      ['500', { status: 500 }, 'server'],
      ['a connection that breaks', 'drop', 'unreachable'],
      ['no connection', null, 'offline'],
    ] as const)
      await test.step(name, async () => {
        if (behaviour) mail.behave(behaviour)
        else await context.setOffline(true)
        await submitButton(page).click()
        await expect(status(page)).toHaveText(FAILURE)
        await expect(contact(page).getByText(word(`contact:reason.${reason}`))).toBeVisible()
        await expectTyped(page)
        const letter = await offer(page, 'mail').getAttribute('href')
        expect(decodeURIComponent(letter ?? '').replaceAll('\r\n', '\n')).toContain(TYPED.message)
        if (company.phone) await expect(offer(page, 'call')).toHaveAttribute('href', TEL)
      })
    await expectNoViolations()

    await context.setOffline(false)
    mail.behave({ status: 200 })
    await offer(page, 'retry').click()
    await expect(status(page)).toHaveText(SUCCESS)
    expect(mail.kept()).toHaveLength(1)
  })

  test('offline from the first, every word survives @ru @projects', async ({ page, context, mail }) => {
    mail.behave({ status: 500 })
    await page.clock.setFixedTime('2031-03-15T14:30:00Z')
    await page.goto('/')
    await expect(submitButton(page)).toBeEnabled()
    await context.setOffline(true)
    await fillIn(page)
    await submitButton(page).click()
    await expect(status(page)).toHaveText(FAILURE)
    await expect(contact(page).getByText(word('contact:reason.offline'))).toBeVisible()
    await expectTyped(page)
    await context.setOffline(false)
    await offer(page, 'retry').click()
    await expect(contact(page).getByText(word('contact:reason.server'))).toBeVisible()
    await page.clock.setFixedTime('2031-03-15T16:00:00Z')
    await menuLink(page, 'contentinfo', menuName('/projects', 'en')).click()
    await expect(page).toHaveURL(/\/projects$/)
    await expectTyped(page)
    await page.reload()
    await expectTyped(page)
    await (await languageLink(page, 'ru')).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expectTyped(page)
    mail.behave({ status: 200 })
    await submitButton(page).click()
    await expect(status(page)).toHaveText(word('contact:success', 'ru'))
    expect(mail.kept()).toEqual([expect.stringContaining('Written: March 15, 2031 at 02:30 PM')])
  })

  test('a page without a form says that it failed; the next form offers it @ru @projects', async ({ page, mail }) => {
    mail.behave({ status: 500 })
    await page.goto('/ru/projects')
    await fillIn(page)
    await leaveWhileSending(page, '/ru/about')
    await expect(notice(page)).toContainText(word('common:notice.failed', 'ru'))
    await notice(page).getByRole('button').click()
    await expect(notice(page)).toBeEmpty()
    await page.getByRole('contentinfo').locator('a[href="/ru/projects"]').click()
    await expect(page).toHaveURL(/\/ru\/projects$/)
    await expect(contact(page).getByRole('button', { name: word('contact:offer.retry', 'ru') })).toBeVisible()
    await expectTyped(page)
  })
})

test('no answer in 15 seconds is a failure, shown for five; the offers stay in place', async ({ page, mail }) => {
  test.info().annotations.push({ type: 'spec', description: 'sections 4 and 8' })
  mail.behave('hold')
  await page.clock.install()
  await page.goto(FORM_PAGE)
  await page.clock.runFor(2000)
  await fillIn(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await submitButton(page).click()
  const sending = contact(page).getByRole('button', { name: word('contact:sending') })
  await expect(sending).toBeDisabled()
  await page.clock.runFor(14_900)
  await expect(sending).toBeVisible()
  await page.clock.runFor(200)
  await expect(status(page)).toHaveText(FAILURE)
  await expect(contact(page).getByText(word('contact:reason.timeout'))).toBeVisible()
  await expectTyped(page)
  await page.clock.runFor(4700)
  await expect(status(page)).toHaveText(FAILURE)
  const retry = offer(page, 'retry')
  const place = await retry.evaluate(({ offsetTop }: HTMLElement) => offsetTop)
  await page.clock.runFor(400)
  await expect(status(page)).toBeEmpty()
  expect(await retry.evaluate(({ offsetTop }: HTMLElement) => offsetTop)).toBe(place)
  await field(page, 'message').pressSequentially('!')
  await expect(retry).toBeHidden()
})

/** Sends the form, holds the message back from the endpoint until it is released, and meanwhile follows a link of the footer. */
async function leaveWhileSending(page: Page, to: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**${SEND}`, (route) => held.then(() => route.continue()))
  await submitButton(page).click()
  await page.getByRole('contentinfo').locator(`a[href="${to}"]`).click()
  await expect(page).toHaveURL(to)
  letGo()
}

const notice = (page: Page) => page.getByRole('complementary').getByRole('status')

test('a message arrives after leaving, and a page without a form says so', async ({ page, mail }) => {
  await page.goto(FORM_PAGE)
  await fillIn(page)
  await leaveWhileSending(page, '/about')
  await expect(notice(page)).toContainText(word('common:notice.sent'))
  expect(mail.kept()).toHaveLength(1)
  await notice(page).getByRole('link').click()
  await expect(status(page)).toHaveText(SUCCESS)
  await expect(notice(page)).toBeEmpty()
  expect(await page.evaluate(textFaults, 'main')).toEqual([])
  await expect(field(page, 'message')).toHaveValue('')
})

test('by keyboard the focus stays at the button, and a second message has to wait', async ({ page, mail }) => {
  mail.behave({ status: 200, afterMs: 300 })
  await page.goto(FORM_PAGE)
  await fillIn(page)
  await submitButton(page).press('Enter')
  await expect(contact(page).getByRole('button', { name: word('contact:sending') })).toBeDisabled()
  await expect(status(page)).toHaveText(SUCCESS)
  await expect(submitButton(page)).toBeFocused()
  await fillIn(page, { ...TYPED, message: 'A second message, right away.' })
  await submitButton(page).press('Enter')
  await expect(contact(page).getByText(word('contact:reason.throttled'))).toBeVisible()
  await expect(field(page, 'message')).toHaveValue('A second message, right away.')
  expect(mail.kept()).toHaveLength(1)
})

test('a project survives success, reload and a change of language @ru @projects', async ({ page, mail }) => {
  await page.goto(FORM_PAGE)
  await page.evaluate(
    (project) =>
      sessionStorage.setItem('contact-draft', JSON.stringify({ values: { project }, selectedProject: project })),
    PROJECT,
  )
  await page.reload()
  await expect(field(page, 'project')).toHaveValue(PROJECT)
  await field(page, 'project').fill(`${PROJECT}, for a bakery`)
  await fillIn(page)
  await submitButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.kept()).toEqual([expect.stringContaining(`Project: ${PROJECT}, for a bakery`)])
  await expect(field(page, 'project')).toHaveValue(PROJECT)
  await expect(field(page, 'message')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'project')).toHaveValue(PROJECT)
  await (await languageLink(page, 'ru')).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(field(page, 'project')).toHaveValue(PROJECT)
})

test('it sends with site storage blocked, and once for a double click', async ({ page, mail }) => {
  mail.behave({ status: 200, afterMs: 300 })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await page.goto(FORM_PAGE)
  await fillIn(page)
  await submitButton(page).dblclick()
  await expect(contact(page).getByRole('button', { name: word('contact:sending') })).toBeDisabled()
  await field(page, 'email').focus()
  await expect(status(page)).toHaveText(SUCCESS)
  await expect(field(page, 'email')).toBeFocused()
  expect(mail.kept()).toHaveLength(1)
})

test('what a program fills in without events is held back, and sent by a retry', async ({ page, mail }) => {
  const fill = (values: Partial<typeof TYPED>) => {
    for (const [name, value] of Object.entries(values))
      document.querySelector<HTMLInputElement>(`#contact [name="${name}"]`)!.value = value
  }
  const { firstName, message, ...others } = TYPED
  // Before hydration: the scripts are fetched after the first paint.
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${String(fill)})(${JSON.stringify({ firstName })}))`,
  )
  await page.goto(FORM_PAGE)
  await page.evaluate(fill, others)
  await fillIn(page, { message })
  // The first time, the form holds back what a program may have filled in.
  await field(page, 'fax').evaluate((honeypot: HTMLInputElement) => (honeypot.value = 'http://spam.example'))
  await submitButton(page).click()
  await expect(status(page)).toHaveText(FAILURE)
  expect(mail.kept()).toHaveLength(0)
  await offer(page, 'retry').click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.kept()).toEqual([expect.stringContaining(`From: Ada Lovelace <${TYPED.email}>`)])
})

test('the first invalid field takes the focus, in view, with its advice', async ({ page, mail }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(FORM_PAGE)
  for (const time of ['the first time', 'again'])
    await test.step(time, async () => {
      await submitButton(page).click()
      await expect(field(page, 'firstName')).toBeFocused()
    })
  await expect(field(page, 'firstName')).toHaveAccessibleDescription(word('contact:error.firstName.required'))
  expect(await page.evaluate(textFaults, 'main')).toEqual([])
  const [input, header] = await Promise.all([
    field(page, 'firstName').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ])
  expect(input!.y).toBeGreaterThanOrEqual(header!.y + header!.height)

  await test.step('a letter of another alphabet is named, and signs that nobody sees are left out', async () => {
    await fillIn(page, { ...TYPED, email: 'ann@exаmple.com' })
    const letter = word('contact:refused.letter', 'en', { sign: 'а', part: 'exаmple' })
    await submitButton(page).click()
    await expect(field(page, 'email')).toHaveAccessibleDescription(`${word('contact:error.email.invalid')} ${letter}`)
    await expect(field(page, 'email')).toHaveValue('ann@exаmple.com')
    expect(mail.kept()).toEqual([])
    await field(page, 'email').fill('\u202aann@my\u2011shop.example\u202c')
    await submitButton(page).click()
    await expect(status(page)).toHaveText(SUCCESS)
    expect(mail.kept()).toEqual([expect.stringMatching(/^Reply-To: ann@my-shop\.example$/m)])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('mail and phone are in place of fields and button', async ({ page }) => {
    await page.goto(localizePath(FORM_PAGE, OTHER))
    await expect(submitButton(page)).toBeHidden()
    await expect(field(page, 'firstName')).toBeHidden()
    const form = contact(page).locator('form')
    await expect(form.getByText(word('contact:noScript', OTHER))).toBeVisible()
    const mail = form.getByRole('link', { name: word('contact:offer.mail', OTHER) })
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${company.email}`))
    if (company.phone) await expect(form.locator(`a[href="${TEL}"]`)).toBeVisible()
  })
})
