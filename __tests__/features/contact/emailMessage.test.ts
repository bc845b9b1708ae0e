import fc from 'fast-check'
import { EMPTY_VALUES } from '../../../src/features/contact/contactValues'
import { emailParameters, longUsDate, mailOffer, MAX_MAILTO_LENGTH } from '../../../src/features/contact/emailMessage'

const recipient = {
  recipient: 'Brightkeel team',
  email: 'hello@brightkeel.example',
  name: 'Brightkeel',
  url: 'https://brightkeel.example',
}
const values = {
  ...EMPTY_VALUES,
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: ' ada@example.com ',
  phone: '+1 555 010 0199',
  message: '  First line\n  second line: A & B = 100% + ?#  ',
}

it('template_params have one line each, except for the message', () => {
  const pasted = {
    ...values,
    firstName: 'Ada\tAugusta',
    lastName: ' King\u00a0\u0000Lovelace',
    project: ' Car Rental ',
  }
  expect(emailParameters(pasted, recipient, 0)).toMatchObject({
    from_name: 'Ada Augusta King Lovelace',
    from_email: 'ada@example.com',
    reply_to: 'ada@example.com',
    message: 'First line\n  second line: A & B = 100% + ?#',
    project: 'Car Rental',
  })
})

it.each([
  [Date.UTC(2025, 0, 1, 0, 0), 'UTC', 'January 1, 2025 at 12:00 AM'],
  [Date.UTC(2025, 11, 31, 23, 59), 'Europe/Moscow', 'January 1, 2026 at 02:59 AM'],
])('template_params write %d in %s as %s', (moment, zone, text) => {
  expect(longUsDate(moment, zone)).toBe(text)
})

const words = { subject: 'Inquiry', pasteHere: '(Please paste your message here.)' }
const offer = (changes: Partial<typeof values> = {}) =>
  mailOffer('hello@brightkeel.example', { ...values, ...changes }, words)
const query = (href: string) => new URLSearchParams(href.slice(href.indexOf('?') + 1).replace(/\+/g, '%2B'))

it('the mail link carries the whole e-mail, encoded', () => {
  const { href, carriesMessage } = offer()
  expect(carriesMessage).toBe(true)
  expect(href.startsWith('mailto:hello@brightkeel.example?subject=Inquiry&body=First%20line%0D%0A')).toBe(true)
  expect(query(href).get('body')).toBe(
    'First line\r\n  second line: A & B = 100% + ?#\r\n\r\nAda Lovelace\r\nada@example.com\r\n+1 555 010 0199',
  )
})

it('the mail link names the project in the subject', () => {
  expect(query(offer({ project: 'Доставка' }).href).get('subject')).toBe('Inquiry: Доставка')
})

it('the mail link leaves a long message out entirely, and keeps it for copying', () => {
  const message = 'я'.repeat(400)
  const { href, carriesMessage, text } = offer({ message, project: 'Доставка' })
  expect(carriesMessage).toBe(false)
  expect([...query(href).values()]).toEqual([words.subject, words.pasteHere])
  expect(text).toContain(message)
  const rest = 1900 - offer({ message: 'x' }).href.length
  expect([rest, rest + 1].map((more) => offer({ message: 'x'.repeat(more + 1) }).carriesMessage)).toEqual([true, false])
})

it('the mail link is short and well-formed for any text, also for half an emoji', () => {
  expect(offer({ message: 'cut \ud83d here' }).href).toContain('cut%20%EF%BF%BD%20here')
  const anyText = fc.uint16Array({ maxLength: 800 }).map((codes) => String.fromCharCode(...codes))
  fc.assert(
    fc.property(anyText, fc.string(), (message, project) => {
      const { href, carriesMessage } = offer({ message, project })
      expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH)
      expect(href).toMatch(/^mailto:[\x21-\x7e]+$/)
      if (carriesMessage) expect(query(href).get('body')).toContain('Ada Lovelace')
    }),
  )
})
