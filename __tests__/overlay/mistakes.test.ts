/** @jest-environment jsdom */
it('each mistake is told on the page under development until Esc, and none when all is well again', async () => {
  CSSStyleSheet.prototype.replaceSync = () => {}
  let tell = (_event: { data: string }) => {}
  const addEventListener = (_type: string, listener: typeof tell) => void (tell = listener)
  const EventSource = jest.fn(() => ({ addEventListener }))
  Object.assign(globalThis, { EventSource, MISTAKES_WORDS: { en: { 'mistakes.title': 'Mistakes' } } })
  await import('../../src/overlay/mistakes')
  const live = document.querySelector('content-mistakes')!.shadowRoot!.querySelector('[role="status"]')!
  for (const mistakes of [['one'], ['one', 'two'], []]) {
    tell({ data: JSON.stringify(mistakes) })
    expect([...live.querySelectorAll('p[lang=en]')].map(({ textContent }) => textContent)).toEqual(mistakes)
    expect(live.querySelector('h2')?.textContent).toBe(mistakes[0] && 'Mistakes')
  }
  tell({ data: '["one"]' })
  for (const key of ['a', 'Escape']) {
    expect(live.childElementCount).toBe(1)
    dispatchEvent(new KeyboardEvent('keydown', { key }))
  }
  expect(live.childElementCount).toBe(0)
})
