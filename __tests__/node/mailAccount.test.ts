import fs from 'node:fs'
import path from 'node:path'
import { buildSettings, exportEnvFile, siteUrl } from '../../src/node/environment'
import { mailAccountWarning, missingMailIds, warnWithoutMailAccount } from '../../src/node/mailAccount'
import { newFolder } from '../support/folder'

const [PUBLIC, SERVICE, TEMPLATE] = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((id) => `GATSBY_EMAILJS_${id}`)
const ACCOUNT = { [PUBLIC]: 'a', [SERVICE]: 'b', [TEMPLATE]: 'c' }
const every = (value: string) => Object.keys(ACCOUNT).map((name) => `${name}=${value}`)

it.each([
  ['exported', ACCOUNT, [], []],
  ['in the file', {}, every('x'), []],
  ['in both together', { [PUBLIC]: 'a' }, [`export ${SERVICE} = b`, `  ${TEMPLATE}="c"`], []],
  ['nowhere', {}, [], [PUBLIC, SERVICE, TEMPLATE]],
  ['as in the example', {}, every(''), [PUBLIC, SERVICE, TEMPLATE]],
  ['as notes', {}, every(' # later'), [PUBLIC, SERVICE, TEMPLATE]],
  ['with one of three', {}, [`${SERVICE}=b`], [PUBLIC, TEMPLATE]],
  ['exported empty over the file', { [TEMPLATE]: '' }, every('x'), [TEMPLATE]],
])('an account %s', (_, env, lines, missing) => {
  const settings = buildSettings(env, lines.join('\n'))
  expect(missingMailIds(settings)).toEqual(missing)
  const warning = mailAccountWarning(settings)
  if (missing.length === 0) expect(warning).toBeUndefined()
  else expect(warning).toContain(`CANNOT SEND: ${missing.join(', ')} not set`)
})

describe('with files', () => {
  let root: string
  const write = (name: string, lines: string[]) => fs.writeFileSync(path.join(root, name), lines.join('\n'))

  beforeEach(() => void (root = newFolder()))

  it('a build warns until the file names the account', () => {
    const others = Object.entries(process.env).filter(([name]) => !(name in ACCOUNT))
    jest.replaceProperty(process, 'env', Object.fromEntries(others))
    const warn = jest.fn()
    warnWithoutMailAccount(root, { warn })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('CANNOT SEND'))
    write('.env.production', every('x'))
    warnWithoutMailAccount(root, { warn })
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it.each([
    [{ NODE_ENV: 'production' }, 'https://production.example'],
    [{ NODE_ENV: 'production', GATSBY_ACTIVE_ENV: 'development' }, 'https://development.example'],
    [{}, 'https://development.example'],
    [{ NODE_ENV: 'production', SITE_URL: 'https://exported.example' }, 'https://exported.example'],
  ])('with %j the site lives at %s, for Gatsby and for us', (exported, url) => {
    for (const mode of ['production', 'development'])
      write(`.env.${mode}`, [`SITE_URL=https://${mode}.example # a note`])
    const env: Record<string, string | undefined> = { ...exported }
    exportEnvFile(root, env)
    expect(env['SITE_URL']).toBe(url)
  })

  it.each(['SITE_URL', 'GATSBY_EMAILJS_ORIGIN'])('a build with half an address in %s names the setting', (name) => {
    expect(() => exportEnvFile(root, { [name]: 'www.example.com' })).toThrow(`${name} is "www.example.com".`)
  })
})

it.each([
  ['', 'https://dock.example'],
  ['https://preview.example/branch//', 'https://preview.example/branch'],
])('SITE_URL %p makes the site live at %s', (value, expected) => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: value })
  expect(siteUrl('https://dock.example/')).toBe(expected)
})
