/** @jest-environment jsdom */
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { formatClock } from '../../../src/features/formatClock'
import { freshModules } from '../../support/freshModules'
import { renderInLanguage } from '../../support/renderInLanguage'

const send = jest.fn()
const init = jest.fn()
jest.mock('@emailjs/browser', () => ({ send, init }))

const COMPANY = {
  name: 'Brightkeel',
  recipient: 'Brightkeel',
  email: 'hello@brightkeel.example',
  phone: '+1 555 010 0199',
  url: 'https://brightkeel.example',
  visitorPhone: 'required',
}
const TYPED = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engine.example',
  phone: '+1 555 010 0123',
  message: 'Please draw an engine.',
}

// Styles do not matter here: computing them for every element is most of the cost of a role query.
configure({ defaultHidden: true })

/** Simulates a new tab: the form's state is state of the module. */
async function openSession({ connected = true } = {}) {
  freshModules()
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])
    process.env[`GATSBY_EMAILJS_${name}`] = connected ? 'local' : ''
  const { ContactForm } = await import('../../../src/features/contact/ContactForm')
  const form = <ContactForm company={COMPANY} messageHint="Who will use it?" hasPrivacy hasProjects />
  return {
    ...renderInLanguage('en', form),
    ...(await import('../../../src/features/contact/contactStore')),
  }
}

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const submitButton = () => document.querySelector<HTMLButtonElement>('[type="submit"]')!

function type(values: Record<string, string> = TYPED) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(control(name), { target: { value } })
}

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset().mockResolvedValue({ status: 200, text: 'OK' })
  init.mockReset()
})
afterEach(() => jest.restoreAllMocks())

describe('the controls', () => {
  it.each([
    ['firstName', 'First name', 'text', 'given-name', null],
    ['lastName', 'Last name', 'text', 'family-name', null],
    ['email', 'Email', 'text', 'email', 'email'],
    ['phone', 'Phone number', 'tel', 'tel', 'tel'],
  ])('%s has a label and helps the browser to fill it in', async (name, label, kind, autoComplete, inputMode) => {
    await openSession()
    const input = screen.getByLabelText(label)
    expect(input).toBe(control(name))
    expect(input).toHaveAttribute('type', kind)
    expect(input).toHaveAttribute('autocomplete', autoComplete)
    expect(input.getAttribute('inputmode')).toBe(inputMode)
    expect(input).toBeRequired()
    expect(input).not.toHaveAttribute('maxlength')
  })

  it('tell what may be left out, and what helps', async () => {
    await openSession()
    expect(screen.getByLabelText('Project (optional)')).not.toBeRequired()
    expect(control('message')).toHaveAccessibleDescription('Who will use it? At least 10 characters.')
    expect(screen.getByText(/^More about/)).toHaveAttribute('href', '/privacy')
  })

  it.each([
    [5_000, null],
    [5_001, 'false'],
  ])('a message of %i letters has spellcheck=%s, for it would block the page', async (letters, spellCheck) => {
    await openSession()
    type({ message: 'a'.repeat(letters) })
    expect(control('message').getAttribute('spellcheck')).toBe(spellCheck)
  })
})

it('after sending it shows the outcome in the place of the line with the time', async () => {
  const scrollIntoView = jest.fn()
  Object.assign(Element.prototype, { scrollIntoView })
  await openSession()
  type()
  fireEvent.click(submitButton())
  expect(screen.getByRole('status')).toHaveTextContent('sending')
  expect(await screen.findByText(/^Message sent successfully!/)).toBe(screen.getByRole('status').firstChild)
  expect(screen.queryByText(/^Last message sent/)).toBeNull()
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('status')])
})

it('offers to copy a message that is too long for a link', async () => {
  send.mockRejectedValue({ status: 413, text: '' })
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await openSession()
  const message = 'длинное сообщение '.repeat(100)
  type({ ...TYPED, message })
  fireEvent.click(submitButton())
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the message' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(message.trim()))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  Reflect.deleteProperty(navigator, 'clipboard')
})

// How such a build handles a message: tested in __tests__/builds/otherContent.test.ts.
it('a build without an account says so before a word is typed', async () => {
  await openSession({ connected: false })
  expect(screen.getByText(/This form is not connected yet/)).toBeInTheDocument()
})

it('leaves the written text, mail and phone where the form throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.setItem('contact-draft', JSON.stringify({ values: TYPED }))
  freshModules()
  const { BrokenForm } = await import('../../../src/features/contact/Outcome')
  const { Boundary } = await import('../../../src/ui/Boundary')
  const Thrower = () => {
    throw new Error('The form is broken.')
  }
  const ways = <BrokenForm email="hello@brightkeel.example" phone="+1 555 010 0199" />
  const { container } = renderInLanguage(
    'en',
    <Boundary fallback={ways}>
      <Thrower />
    </Boundary>,
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain(TYPED.message)
  expect(container.querySelector('a[href^="tel:"]')).toBeInTheDocument()
  expect(container.querySelector('a[href^="mailto:hello@"]')).toHaveAttribute('href', expect.stringContaining('engine'))
})

describe('what was typed', () => {
  it('keeps the draft when a project is chosen before the form was ever shown', async () => {
    const { unmount } = await openSession()
    type()
    unmount()
    freshModules()
    const { selectProject } = await import('../../../src/features/contact/contactStore')
    selectProject('Car Rental Booking App')
    const own = await openSession()
    expect(control('project').value).toBe('Car Rental Booking App')
    expect(control('message').value).toBe(TYPED.message)
    act(() => own.selectProject('Food Delivery'))
    expect(screen.getByRole('status')).toHaveTextContent('Project: Food Delivery')
    await waitFor(() => expect(control('message')).toHaveFocus())
  })

  it('gives way to the draft where the page comes from the back/forward cache', async () => {
    await openSession()
    type()
    sessionStorage.setItem('contact-draft', '{"values":{"firstName":"Grace"},"lastSentAt":5}')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect([control('firstName').value, control('message').value]).toEqual(['Grace', ''])
  })

  it('is offered again where the page was left during a send', async () => {
    const tried = { message: TYPED.message, at: Date.now() - 3_600_000 }
    sessionStorage.setItem('contact-draft', JSON.stringify({ values: TYPED, tried, unsent: 'unknown' }))
    await openSession()
    expect(screen.getByText('We don’t know whether your last message arrived')).toBeInTheDocument()
    const at = formatClock(tried.at, 'en', Date.now()).replaceAll('\u202f', ' ')
    expect(screen.getByText(new RegExp(`while the message of ${at}`)).closest('[aria-live]')).not.toBeNull()
  })
})
