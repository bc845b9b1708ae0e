import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { mailAccountWarning, warnWithoutMailAccount } from '../../src/node/mailAccount'

const ACCOUNT = { GATSBY_EMAILJS_PUBLIC_KEY: 'a', GATSBY_EMAILJS_SERVICE_ID: 'b', GATSBY_EMAILJS_TEMPLATE_ID: 'c' }
const asFile = (account: object) =>
  Object.entries(account)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

it.each([
  ['the environment', ACCOUNT, ''],
  ['.env.production', {}, asFile(ACCOUNT)],
  [
    'both together',
    { GATSBY_EMAILJS_PUBLIC_KEY: 'a' },
    'export GATSBY_EMAILJS_SERVICE_ID = b\n  GATSBY_EMAILJS_TEMPLATE_ID="c"',
  ],
])('says nothing when %s name the account', (_, env, file) => {
  expect(mailAccountWarning(env, file)).toBeUndefined()
})

it('names every id that is missing', () => {
  const warning = mailAccountWarning(
    { GATSBY_EMAILJS_SERVICE_ID: 'b', GATSBY_EMAILJS_TEMPLATE_ID: '' },
    '# GATSBY_EMAILJS_PUBLIC_KEY=a\nGATSBY_EMAILJS_TEMPLATE_ID= # later',
  )
  expect(warning).toMatch(/CANNOT SEND: GATSBY_EMAILJS_PUBLIC_KEY, GATSBY_EMAILJS_TEMPLATE_ID not set/)
})

it('is warned of where there is no file at all', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mail-account-'))
  const warn = jest.fn()
  const names = Object.keys(ACCOUNT)
  const before = names.map((name) => process.env[name])
  for (const name of names) delete process.env[name]
  warnWithoutMailAccount(root, { warn })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('CANNOT SEND'))
  fs.writeFileSync(path.join(root, '.env.production'), asFile(ACCOUNT))
  warnWithoutMailAccount(root, { warn })
  expect(warn).toHaveBeenCalledTimes(1)
  names.forEach((name, index) => before[index] !== undefined && (process.env[name] = before[index]))
  fs.rmSync(root, { recursive: true })
})
