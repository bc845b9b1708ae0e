/** @jest-environment jsdom */
import { showMistakes } from '../../src/overlay/mistakes'

it('each mistake is shown on the page under development until Esc', () => {
  let tell = (_event: { data: string }) => {}
  const addEventListener = (_type: string, listener: typeof tell) => void (tell = listener)
  const EventSource = jest.fn(() => ({ addEventListener }))
  Object.assign(globalThis, { EventSource })
  showMistakes(() => 'Mistakes')
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
