import fs from 'node:fs'
import path from 'node:path'
import { leaveOutUnused, replaceFile, replacePackage } from '../../../src/node/hooks/standIns'
import type { WebpackConfig } from '../../../src/node/hooks/webpackConfig'

const STORE = 'src/i18n/wordStore.ts'

it('puts a module of the site in the place of a package', () => {
  const config: WebpackConfig = { resolve: { alias: { other: false } } }
  replacePackage(config, 'i18next', STORE)
  expect(config.resolve?.alias).toEqual({ other: false, i18next: path.resolve(STORE) })
})

it.each([
  ['the package', 'i18next-of-tomorrow', STORE, 'node_modules/i18next-of-tomorrow'],
  ['the module', 'i18next', 'src/i18n/noStore.ts', 'src/i18n/noStore.ts'],
])('stops the build when %s is gone', (_what, name, file, gone) => {
  expect(() => replacePackage({}, name, file)).toThrow(`${path.normalize(gone)} is gone`)
})

it('leaves unused modules out of the scripts, and stops the build when one is gone', () => {
  const config: WebpackConfig = {}
  const exists = jest.spyOn(fs, 'existsSync').mockReturnValue(true)
  leaveOutUnused(config)
  expect(config.resolve?.alias).toMatchObject({
    outdent: false,
    [path.resolve('node_modules/../.cache/slice.js')]: false,
  })
  exists.mockReturnValue(false)
  expect(() => leaveOutUnused({})).toThrow('is gone. Check the list UNUSED')
  jest.restoreAllMocks()
})

it('stops the build when a file of a package that the site replaces is gone', () => {
  expect(() => replaceFile({}, '@emailjs/browser', 'es/other.js', STORE)).toThrow('other.js is gone')
})
