/** @jest-environment node */
import fc from 'fast-check'
import { EMPTY_VALUES } from '../../../src/features/contact/contactFields'
import { mailOffer, MAX_MAILTO_LENGTH } from '../../../src/features/contact/fallbackContacts'
import { telLink } from '../../../src/ui/telLink'

const words = { subject: 'Inquiry', pasteHere: '(Please paste your message here.)' }
const address = 'hello@brightkeel.example'
const values = {
  ...EMPTY_VALUES,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+1 555',
  message: 'Line one\nA & B = 100% + ?#',
}

const query = (href: string) => new URLSearchParams(href.slice(href.indexOf('?') + 1).replace(/\+/g, '%2B'))

describe('the mail link', () => {
  it('carries the whole letter, encoded', () => {
    const { href, carriesMessage, text } = mailOffer(address, values, words)
    expect(carriesMessage).toBe(true)
    expect(href.startsWith('mailto:hello@brightkeel.example?subject=Inquiry&body=')).toBe(true)
    expect(href).toContain('Line%20one%0D%0AA%20%26%20B')
    expect(href).not.toMatch(/[\s+]/)
    expect(query(href).get('body')).toBe(
      'Line one\r\nA & B = 100% + ?#\r\n\r\nAda Lovelace\r\nada@example.com\r\n+1 555',
    )
    expect(text).toContain('A & B = 100% + ?#')
  })

  it('names the project in the subject', () => {
    expect(query(mailOffer(address, { ...values, project: 'Доставка' }, words).href).get('subject')).toBe(
      'Inquiry: Доставка',
    )
  })

  it('leaves a long message out whole, says so, and keeps it for copying', () => {
    const message = 'я'.repeat(400)
    const { href, carriesMessage, text } = mailOffer(address, { ...values, message }, words)
    expect(carriesMessage).toBe(false)
    expect(query(href).get('body')).toBe(words.pasteHere)
    expect(text).toContain(message)
  })

  it('is short, well-formed and honest for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 800 }), fc.string(), (message, project) => {
        const { href, carriesMessage } = mailOffer(address, { ...values, message, project }, words)
        expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH)
        expect(href).toMatch(/^mailto:[\x21-\x7e]+$/)
        if (carriesMessage) expect(query(href).get('body')).toContain('Ada Lovelace')
      }),
    )
  })

  it('survives half an emoji', () => {
    expect(mailOffer(address, { ...values, message: 'cut \ud83d here' }, words).href).toContain(
      'cut%20%EF%BF%BD%20here',
    )
  })
})

describe('the phone link', () => {
  it('keeps digits and plus only', () => {
    expect(telLink('+1 555 010 0199')).toBe('tel:+15550100199')
    expect(telLink('+7 (495) 123-45-67')).toBe('tel:+74951234567')
  })
})
