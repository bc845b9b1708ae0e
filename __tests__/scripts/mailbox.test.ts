/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { formatMail, keepMail, mailName } from '../../scripts/mail/mailbox'
import { mailRequest } from './mailRequest'

const received = new Date('2026-03-15T10:30:00.250Z')
const time = '2026-03-15T10-30-00-250Z'

it.each([
  ['Ada Lovelace', `${time}-ada-lovelace`],
  ['Ада Лавлейс', `${time}-ада-лавлейс`],
  ['Ёлка Йод'.normalize('NFD'), `${time}-ёлка-йод`.normalize('NFC')],
  ['../../etc/passwd', `${time}-etc-passwd`],
  ['C:\\con\u0000<>|?*', `${time}-c-con`],
  ['⚓️', time],
  ['a'.repeat(300), `${time}-${'a'.repeat(40)}`],
])('names the file of %j', (sender, name) => {
  expect(mailName(sender, received)).toBe(name)
})

it('writes a message that a person can read', () => {
  expect(formatMail(mailRequest, received)).toBe(`From: Ada Lovelace <ada@example.com>
Reply-To: ada@example.com
To: Brightkeel <hello@brightkeel.example>
Phone: +1 555 010 0100
Project: General Inquiry
Written: March 15, 2024 at 10:30 AM
Received: 2026-03-15T10:30:00.250Z
Site: Brightkeel, https://brightkeel.example
Account: user local, service local, template local, library 4.4.1

We need an engine.
Soon.
`)
})

it('keeps messages of the same moment beside each other', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mailbox-')), '.mail')
  const files = await Promise.all([1, 2, 3].map(() => keepMail(folder, mailRequest, received)))
  const names = ['', '-2', '-3'].map((copy) => `${time}-ada-lovelace${copy}.txt`)
  expect(files.map((file) => basename(file)).sort()).toEqual([...names].sort())
  expect(readdirSync(folder).sort()).toEqual([...names].sort())
  expect(readFileSync(join(folder, names[2] ?? ''), 'utf8')).toBe(formatMail(mailRequest, received))
  rmSync(join(folder, '..'), { recursive: true })
})
