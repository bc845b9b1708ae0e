/** @jest-environment jsdom */
import { markLaterStandIns } from '../../src/browser/markLaterStandIns'
import { standInsPath } from '../../src/sources/standIns'

const WORDS = ['Perhaps:', 'Write to {email}, please', 'Find']

it('marks what is shown later in words of the default language, as long as it shows them', async () => {
  const isThere = (path: unknown) => path === standInsPath('ru')
  globalThis.fetch = async (path) => ({ ok: isThere(path), json: async () => WORDS }) as Response
  document.body.innerHTML = '<main><p>Perhaps:</p><p>Возможно:</p></main>'
  await markLaterStandIns('de')
  expect(document.querySelector('[lang]')).toBeNull()
  await markLaterStandIns('ru')
  const main = document.querySelector('main')!
  const shown = async () => {
    await Promise.resolve()
    return main.innerHTML
  }
  expect(await shown()).toBe('<p lang="en">Perhaps:</p><p>Возможно:</p>')
  main.innerHTML = '<p>Write to <a>a@b.example</a>, please</p><p lang="de">Find</p>'
  expect(await shown()).toBe('<p lang="en">Write to <a>a@b.example</a>, please</p><p lang="de">Find</p>')
  for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
    main.innerHTML = `<input ${name}="Find">`
    expect(await shown()).toBe(`<input ${name}="Find" lang="en">`)
    main.querySelector('input')!.setAttribute(name, 'Найти')
    expect(await shown()).toBe(`<input ${name}="Найти">`)
  }
})
