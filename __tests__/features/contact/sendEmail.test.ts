/** @jest-environment jsdom */
import type { EmailParameters } from '../../../src/features/contact/emailMessage'
import { classifyRejection, emailConnection } from '../../../src/features/contact/sendEmail'
import { freshModules } from '../../support/freshModules'

const parameters = { from_name: 'Ada Lovelace', message: 'Hello' } as EmailParameters
const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }
const init = jest.fn()
const send = jest.fn()

/** The module as a new tab loads it. */
async function open() {
  freshModules()
  jest.doMock('@emailjs/browser', () => ({ init, send }))
  return import('../../../src/features/contact/sendEmail')
}

function setAccount({ publicKey, serviceId, templateId }: typeof account) {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = publicKey
  process.env.GATSBY_EMAILJS_SERVICE_ID = serviceId
  process.env.GATSBY_EMAILJS_TEMPLATE_ID = templateId
}

beforeEach(() => {
  setAccount(account)
  process.env.GATSBY_EMAILJS_ORIGIN = 'same-origin'
  init.mockReset()
  send.mockReset().mockResolvedValue({ status: 200, text: 'OK' })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('initialises the library once, without its own throttle or headless check', async () => {
  const { preloadEmail, sendEmail } = await open()
  preloadEmail()
  expect(await sendEmail(parameters)).toBe('sent')
  expect(await sendEmail(parameters)).toBe('sent')
  expect(init.mock.calls).toEqual([[{ publicKey: 'key', origin: window.location.origin }]])
  expect(send).toHaveBeenCalledWith('service', 'template', parameters, { publicKey: 'key' })
})

it.each([
  ['a log-in page', { status: 200, text: '<!doctype html><title>Hotel Wi-Fi</title>' }],
  ['nothing', { status: 200, text: '' }],
  ['no answer of the library', undefined],
])('counts %s with status 200 as a failure', async (_, answer) => {
  send.mockResolvedValue(answer)
  const { sendEmail } = await open()
  expect(await sendEmail(parameters)).toBe('intercepted')
})

it('loads again after the library could not be fetched', async () => {
  init.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { sendEmail } = await open()
  expect(await sendEmail(parameters)).toBe('offline')
  expect(await sendEmail(parameters)).toBe('sent')
})

it.each([
  [{ status: 0, text: 'Network Error' }],
  [new TypeError('Failed to fetch')],
  [Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
])('a try that ended with %j is "offline" without a network, else "unreachable"', (rejection) => {
  expect(classifyRejection(rejection, false)).toBe('offline')
  expect(classifyRejection(rejection, true)).toBe('unreachable')
})

it.each([
  [{ status: 429, text: 'Too Many Requests' }, 'throttled'],
  [{ status: 425, text: '' }, 'throttled'],
  [{ status: 403, text: 'Forbidden' }, 'refused'],
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 'refused'],
  [{ status: 400, text: 'The template ID not found' }, 'misconfigured'],
  [{ status: 400, text: 'from_name: must be at most 201 characters long' }, 'rejected'],
  [{ status: 413, text: 'Payload Too Large' }, 'rejected'],
  [{ status: 404, text: 'Account not found' }, 'misconfigured'],
  [{ status: 412, text: 'Gmail_API: Invalid grant' }, 'misconfigured'],
  [{ status: 426, text: 'Upgrade Required' }, 'misconfigured'],
  [{ status: 408, text: '' }, 'timeout'],
  [{ status: 504, text: '' }, 'timeout'],
  ['The public key is required. Visit https://dashboard.emailjs.com/admin/account', 'misconfigured'],
  ['The template params have to be the object.', 'misconfigured'],
  [{ status: 500, text: '' }, 'server'],
  [{ status: 304, text: '' }, 'server'],
  [new Error('anything'), 'server'],
  [{ status: '403' }, 'server'],
  [undefined, 'server'],
  [null, 'server'],
])('a try that ended with %j is told as %s', async (rejection, reason) => {
  send.mockRejectedValue(rejection)
  const { sendEmail } = await open()
  expect(await sendEmail(parameters)).toBe(reason)
})

it.each([
  [undefined, 'https://api.emailjs.com'],
  ['', 'https://api.emailjs.com'],
  ['same-origin', 'http://localhost:8000'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
])('the connection of a build with the origin %j goes to %s', (origin, expected) => {
  delete process.env.GATSBY_EMAILJS_ORIGIN
  if (origin !== undefined) process.env.GATSBY_EMAILJS_ORIGIN = origin
  expect(emailConnection('http://localhost:8000').origin).toBe(expected)
})
