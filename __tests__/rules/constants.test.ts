/** Spec section 9: every constant has its value, wherever it lives. */
import fs from 'node:fs'
import path from 'node:path'
import * as constants from '../../src/constants'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { validateContact } from '../../src/features/contact/validateContact'
import { EMPTY_VALUES } from '../../src/features/contact/contactFields'
import { replyDelay } from '../../src/features/chat/chatMachine'
import { ROOT } from '../support/sourceFiles'

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

const VALUES: Record<keyof typeof constants, unknown> = {
  DROPDOWN_CLOSE_DELAY: 150,
  HEADER_SCROLL_THRESHOLD: 10,
  ANCHOR_OFFSET: 100,
  HASH_SCROLL_DELAY: 100,
  STATUS_DISPLAY_TIME: 5000,
  MOCKUP_ROTATION: 3000,
  COLLAPSED_SERVICES: 3,
  MESSAGE_MIN_LENGTH: 10,
  PHONE_MIN_LENGTH: 8,
  PHONE_MAX_LENGTH: 16,
  SEARCH_DEBOUNCE: 300,
  RECOMMENDED_ARTICLES: 3,
  PROCESS_LINE: 0.5,
  TIMELINE_LINE: 0.6,
  CAROUSEL_STEP: 300,
  CAROUSEL_END_THRESHOLD: 10,
  BOT_REPLY_DELAY: { min: 1000, max: 2000 },
  SCROLL_ANIMATION: { duration: 800, offset: 50, once: true },
}

it.each(Object.entries(VALUES))('%s is %j', (name, value) => {
  expect(constants[name as keyof typeof constants]).toEqual(value)
})

it('there is no constant beside those of the specification', () => {
  expect(Object.keys(constants).sort()).toEqual(Object.keys(VALUES).sort())
})

it('languages are en and ru, en by default', () => {
  expect([[...LANGUAGES], DEFAULT_LANGUAGE]).toEqual([['en', 'ru'], 'en'])
})

it('an accordion is at most 24 rem high', () => {
  expect(read('src/ui/Accordion/Accordion.module.css')).toMatch(/\.content \{[^}]*max-height: 24rem;/)
})

it('the e-mail library is 4.4.1', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
  expect(packages['node_modules/@emailjs/browser'].version).toBe('4.4.1')
})

it('form and chat obey the constants', () => {
  const problemsOf = (field: 'phone' | 'message', length: number) =>
    validateContact({ ...EMPTY_VALUES, [field]: '1'.repeat(length) })[field]
  const { PHONE_MIN_LENGTH, PHONE_MAX_LENGTH, MESSAGE_MIN_LENGTH, BOT_REPLY_DELAY } = constants
  expect(
    [PHONE_MIN_LENGTH - 1, PHONE_MIN_LENGTH, PHONE_MAX_LENGTH, PHONE_MAX_LENGTH + 1].map(
      (length) => problemsOf('phone', length) === undefined,
    ),
  ).toEqual([false, true, true, false])
  expect(
    [MESSAGE_MIN_LENGTH - 1, MESSAGE_MIN_LENGTH].map((length) => problemsOf('message', length) === undefined),
  ).toEqual([false, true])
  expect([replyDelay(0), replyDelay(1)]).toEqual([BOT_REPLY_DELAY.min, BOT_REPLY_DELAY.max])
})
