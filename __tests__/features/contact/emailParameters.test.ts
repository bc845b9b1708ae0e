/** @jest-environment node */
import { emailParameters, longUsDate } from '../../../src/features/contact/emailParameters'

const recipient = {
  name: 'Brightkeel team',
  email: 'hello@brightkeel.example',
  company: 'Brightkeel',
  website: 'https://brightkeel.example',
}
const values = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: ' ada@example.com ',
  phone: '+1 555 010 0199',
  project: '',
  message: '  First line\n  second line  ',
}
const at = Date.UTC(2024, 2, 15, 14, 5)

describe('template_params', () => {
  it('are the eleven of the specification and nothing else', () => {
    expect(emailParameters(values, recipient, at, 'UTC')).toEqual({
      from_name: 'Ada Lovelace',
      from_email: 'ada@example.com',
      from_phone: '+1 555 010 0199',
      message: 'First line\n  second line',
      project: 'General Inquiry',
      to_name: 'Brightkeel team',
      reply_to: 'ada@example.com',
      to_email: 'hello@brightkeel.example',
      company_name: 'Brightkeel',
      website: 'https://brightkeel.example',
      current_date: 'March 15, 2024 at 02:05 PM',
    })
  })

  it('put a name of several cells of a table into one line', () => {
    const pasted = { ...values, firstName: 'Ada\tAugusta', lastName: ' King\u00a0\u0000Lovelace' }
    expect(emailParameters(pasted, recipient, at).from_name).toBe('Ada Augusta King Lovelace')
  })

  it('name the project when there is one', () => {
    expect(emailParameters({ ...values, project: ' Car Rental ' }, recipient, at).project).toBe('Car Rental')
    expect(emailParameters({ ...values, project: '   ' }, recipient, at).project).toBe('General Inquiry')
  })

  it('carry the same date for the same first try', () => {
    expect(emailParameters(values, recipient, at)).toEqual(emailParameters(values, recipient, at))
  })
})

describe('the long US date', () => {
  it.each([
    [Date.UTC(2025, 0, 1, 0, 0), 'UTC', 'January 1, 2025 at 12:00 AM'],
    [Date.UTC(2025, 11, 31, 23, 59), 'UTC', 'December 31, 2025 at 11:59 PM'],
    [Date.UTC(2025, 11, 31, 23, 59), 'Europe/Moscow', 'January 1, 2026 at 02:59 AM'],
  ])('of %d in %s is %s', (moment, zone, text) => {
    expect(longUsDate(moment, zone)).toBe(text)
  })
})
