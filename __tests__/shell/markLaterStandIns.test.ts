/** @jest-environment jsdom */
import { markLaterStandIns } from '../../src/browser/markLaterStandIns'

const WORDS = ['Perhaps:', 'Write to {email}, please', 'Find']

it('marks what is shown later in words of the default language, as long as it shows them', async () => {
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(WORDS) } as Response)
  document.body.innerHTML = '<main><p>Perhaps:</p><p>Возможно:</p></main>'
  await markLaterStandIns('ru')
  const main = document.querySelector('main')!
  const shown = async () => {
    await Promise.resolve()
    return main.innerHTML
  }
  expect(await shown()).toBe('<p lang="en">Perhaps:</p><p>Возможно:</p>')
  main.innerHTML = '<p>Write to <a>a@b.example</a>, please</p><p lang="de">Find</p>'
  expect(await shown()).toBe('<p lang="en">Write to <a>a@b.example</a>, please</p><p lang="de">Find</p>')
  main.innerHTML = '<button aria-label="Find"></button>'
  expect(await shown()).toBe('<button aria-label="Find" lang="en"></button>')
  main.querySelector('button')!.setAttribute('aria-label', 'Найти')
  expect(await shown()).toBe('<button aria-label="Найти"></button>')
})
