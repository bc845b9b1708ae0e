/** @jest-environment node */
import { classifyRejection } from '../../../src/features/contact/classifyRejection'
import { emailConnection, isConnected } from '../../../src/features/contact/emailConnection'
import type { EmailParameters } from '../../../src/features/contact/emailParameters'
import {
  createEmailSender,
  SEND_TIMEOUT_MS,
  withReadableStorage,
  type EmailClient,
} from '../../../src/features/contact/sendEmail'

const connection = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'http://localhost:8000' }
const parameters = { from_name: 'Ada Lovelace', message: 'Hello' } as EmailParameters

function setUp(send: EmailClient['send'], load?: () => Promise<EmailClient>, isOnline = false) {
  const client = { init: jest.fn(), send: jest.fn(send) }
  const timers: { callback: () => void; milliseconds: number; stopped: boolean }[] = []
  const loader = jest.fn(load ?? (() => Promise.resolve<EmailClient>(client)))
  const sender = createEmailSender({
    load: loader,
    connection,
    isOnline: () => isOnline,
    startTimer: (callback, milliseconds) => {
      const timer = { callback, milliseconds, stopped: false }
      timers.push(timer)
      return () => {
        timer.stopped = true
      }
    },
  })
  return { sender, client, timers, loader }
}

const OK = { status: 200, text: 'OK' }
const never = () => new Promise<never>(() => undefined)

describe('one try', () => {
  it('passes ids, parameters and options to send', async () => {
    const { sender, client, timers } = setUp(() => Promise.resolve({ status: 200, text: 'OK' }))
    await expect(sender.send(parameters)).resolves.toEqual({ kind: 'sent' })
    expect(client.send).toHaveBeenCalledWith('service', 'template', parameters, { publicKey: 'key' })
    expect(timers[0]?.stopped).toBe(true)
  })

  it('initialises the library once, without its own throttle or headless check', async () => {
    const { sender, client, loader } = setUp(() => Promise.resolve(OK))
    sender.preload()
    await sender.send(parameters)
    await sender.send(parameters)
    expect(loader).toHaveBeenCalledTimes(1)
    expect(client.init.mock.calls).toEqual([[{ publicKey: 'key', origin: 'http://localhost:8000' }]])
  })

  it('fails after 15 seconds and drops the late answer', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { sender, timers } = setUp(() => new Promise((resolve) => (answer = resolve)))
    const outcome = sender.send(parameters)
    await Promise.resolve()
    expect(timers[0]?.milliseconds).toBe(15_000)
    expect(SEND_TIMEOUT_MS).toBe(15_000)
    timers[0]?.callback()
    answer({ status: 200 })
    await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'timeout' })
  })

  it('counts the loading of the library among the 15 seconds', async () => {
    const { sender, timers } = setUp(never, never)
    const outcome = sender.send(parameters)
    timers[0]?.callback()
    await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'timeout' })
  })

  it.each([
    ['a log-in page', { status: 200, text: '<!doctype html><title>Hotel Wi-Fi</title>' }],
    ['nothing', { status: 200, text: '' }],
    ['an error', { status: 200, text: '{"error":"quota"}' }],
    ['no answer of the library', undefined],
  ])('counts %s with status 200 as no letter', async (_, answer) => {
    const { sender } = setUp(() => Promise.resolve(answer))
    await expect(sender.send(parameters)).resolves.toEqual({ kind: 'failed', reason: 'intercepted' })
  })

  it('loads again after the library could not be fetched', async () => {
    const client: EmailClient = { init: jest.fn(), send: () => Promise.resolve(OK) }
    const load = jest
      .fn<Promise<EmailClient>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(client)
    const { sender } = setUp(never, load)
    await expect(sender.send(parameters)).resolves.toEqual({ kind: 'failed', reason: 'offline' })
    await expect(sender.send(parameters)).resolves.toEqual({ kind: 'sent' })
  })
})

describe('why it failed', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

  it.each([
    [{ status: 0, text: 'Network Error' }, 'offline', 'unreachable'],
    [new TypeError('Failed to fetch'), 'offline', 'unreachable'],
    [chunk, 'offline', 'unreachable'],
  ])('%j is %s without a network, else %s', (rejection, offline, online) => {
    expect(classifyRejection(rejection, false)).toBe(offline)
    expect(classifyRejection(rejection, true)).toBe(online)
  })

  it.each([
    [{ status: 429, text: 'Too Many Requests' }, 'throttled'],
    [{ status: 425, text: '' }, 'throttled'],
    [{ status: 403, text: 'Forbidden' }, 'refused'],
    [{ status: 451, text: 'Unavailable For Headless Browser' }, 'refused'],
    [{ status: 400, text: 'The template ID not found' }, 'misconfigured'],
    [{ status: 400, text: 'from_name: must be at most 201 characters long' }, 'rejected'],
    [{ status: 413, text: 'Payload Too Large' }, 'rejected'],
    [{ status: 422, text: 'The recipients address is corrupted' }, 'rejected'],
    [{ status: 401, text: '' }, 'misconfigured'],
    [{ status: 404, text: 'Account not found' }, 'misconfigured'],
    [{ status: 412, text: 'Gmail_API: Invalid grant' }, 'misconfigured'],
    [{ status: 426, text: 'Upgrade Required' }, 'misconfigured'],
    [{ status: 408, text: '' }, 'timeout'],
    [{ status: 504, text: '' }, 'timeout'],
    ['The public key is required. Visit https://dashboard.emailjs.com/admin/account', 'misconfigured'],
    ['The template params have to be the object.', 'misconfigured'],
    [{ status: 500, text: '' }, 'server'],
    [{ status: 503, text: '' }, 'server'],
    [{ status: 304, text: '' }, 'server'],
    [new Error('anything'), 'server'],
    [{ status: '403' }, 'server'],
    [undefined, 'server'],
    [null, 'server'],
  ])('%j is %s', async (rejection, reason) => {
    const { sender } = setUp(() => Promise.reject(rejection), undefined, true)
    await expect(sender.send(parameters)).resolves.toEqual({ kind: 'failed', reason })
  })

  it('is no connection when the library throws instead of rejecting', async () => {
    const { sender } = setUp(() => {
      throw 'The service ID is required.'
    })
    await expect(sender.send(parameters)).resolves.toEqual({ kind: 'failed', reason: 'misconfigured' })
  })
})

describe('the connection of a build', () => {
  const names = [
    'GATSBY_EMAILJS_ORIGIN',
    'GATSBY_EMAILJS_PUBLIC_KEY',
    'GATSBY_EMAILJS_SERVICE_ID',
    'GATSBY_EMAILJS_TEMPLATE_ID',
  ]
  const before = { ...process.env }

  beforeEach(() => {
    for (const name of names) delete process.env[name]
  })
  afterAll(() => {
    process.env = before
  })

  it.each([
    [undefined, 'https://api.emailjs.com'],
    ['', 'https://api.emailjs.com'],
    ['same-origin', 'http://localhost:8000'],
    ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ])('with the origin %j goes to %s', (origin, expected) => {
    if (origin !== undefined) process.env.GATSBY_EMAILJS_ORIGIN = origin
    expect(emailConnection('http://localhost:8000').origin).toBe(expected)
  })

  it('is there only when all three ids are', () => {
    expect(isConnected(emailConnection(''))).toBe(false)
    process.env.GATSBY_EMAILJS_PUBLIC_KEY = 'a'
    process.env.GATSBY_EMAILJS_SERVICE_ID = 'b'
    expect(isConnected(emailConnection(''))).toBe(false)
    process.env.GATSBY_EMAILJS_TEMPLATE_ID = 'c'
    expect(isConnected(emailConnection(''))).toBe(true)
  })
})

describe('blocked site storage', () => {
  function blockedScope() {
    return Object.defineProperty({}, 'localStorage', {
      configurable: true,
      get() {
        throw new Error('Access is denied for this document.')
      },
    }) as { localStorage?: unknown }
  }

  it('reads as absent during the import, and is blocked again afterwards', async () => {
    const scope = blockedScope()
    await expect(withReadableStorage(scope, () => Promise.resolve(typeof scope.localStorage))).resolves.toBe(
      'undefined',
    )
    expect(() => scope.localStorage).toThrow('Access is denied')
  })

  it('is blocked again also when the import fails, and on an inherited getter', async () => {
    const scope: { localStorage?: unknown } = Object.create(blockedScope())
    await expect(withReadableStorage(scope, () => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone')
    expect(() => scope.localStorage).toThrow('Access is denied')
  })

  it('is left alone where it works', async () => {
    const scope = { localStorage: 'there' }
    await expect(withReadableStorage(scope, () => Promise.resolve(scope.localStorage))).resolves.toBe('there')
  })

  it('does not stop the real library', async () => {
    const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(
      globalThis,
      'localStorage',
      Object.getOwnPropertyDescriptor(blockedScope(), 'localStorage') ?? {},
    )
    try {
      const library = await withReadableStorage(globalThis, async () =>
        jest.requireActual<EmailClient>('@emailjs/browser'),
      )
      expect(typeof library.send).toBe('function')
    } finally {
      if (original) Object.defineProperty(globalThis, 'localStorage', original)
      else Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })
})

describe('the real library', () => {
  it('posts exactly the body of spec section 7 to the given origin', async () => {
    const fetched = jest.fn((..._request: Parameters<typeof fetch>) => Promise.resolve(new Response('OK')))
    const originalFetch = globalThis.fetch
    globalThis.fetch = fetched
    Object.assign(globalThis, { location: { pathname: '/' } })
    try {
      const { sender } = setUp(never, async () => jest.requireActual<EmailClient>('@emailjs/browser'))
      await expect(sender.send(parameters)).resolves.toEqual({ kind: 'sent' })
    } finally {
      globalThis.fetch = originalFetch
      Reflect.deleteProperty(globalThis, 'location')
    }
    const [url, request] = fetched.mock.calls[0] ?? []
    expect(url).toBe('http://localhost:8000/api/v1.0/email/send')
    expect(JSON.parse(request?.body as string)).toEqual({
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: parameters,
    })
  })
})
