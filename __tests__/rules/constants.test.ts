/** Spec section 9: figures that live elsewhere than in constants.ts, and code that obeys those that do. */
import fs from 'node:fs'
import path from 'node:path'
import * as constants from '../../src/constants'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { EMPTY_VALUES, validateContact } from '../../src/features/contact/validation'
import { replyDelay } from '../../src/features/chat/chatMachine'
import { ROOT } from '../support/sourceFiles'

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

it('languages are en and ru, en by default', () => {
  expect([[...LANGUAGES], DEFAULT_LANGUAGE]).toEqual([['en', 'ru'], 'en'])
})

it('an accordion is at most 24 rem high', () => {
  expect(read('src/ui/Accordion.module.css')).toMatch(/\.content \{[^}]*max-height: 24rem;/)
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
