/** @jest-environment jsdom */
it('each mistake is told on the page under development until Esc, and none when all is well again', async () => {
  let tell = (_event: { data: string }) => {}
  const addEventListener = (_type: string, listener: typeof tell) => void (tell = listener)
  const EventSource = jest.fn(() => ({ addEventListener }))
  document.documentElement.lang = 'en'
  Object.assign(globalThis, { EventSource, MISTAKES_WORDS: { en: { 'mistakes.title': 'Mistakes' } } })
  await import('../../src/overlay/mistakes')
  const panel = document.querySelector<HTMLElement>('[role="alert"]')!
  for (const mistakes of [['one'], ['one', 'two'], []]) {
    tell({ data: JSON.stringify(mistakes) })
    expect(panel.textContent?.split('\n')).toEqual(['Mistakes', ...mistakes])
    expect(panel.hidden).toBe(mistakes.length === 0)
  }
  tell({ data: '["one"]' })
  for (const key of ['a', 'Escape']) {
    expect(panel.hidden).toBe(false)
    dispatchEvent(new KeyboardEvent('keydown', { key }))
  }
  expect(panel.hidden).toBe(true)
})
