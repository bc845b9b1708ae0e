/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DROPDOWN_CLOSE_DELAY } from '../../src/constants'
import { useHoverDisclosure } from '../../src/ui/useHoverDisclosure'

function Menus() {
  const { groupProps, buttonProps } = useHoverDisclosure()
  return ['one', 'other'].map((name) => (
    <div key={name} data-testid={name} {...groupProps(name)}>
      <button {...buttonProps(name)}>{name}</button>
      <a href={`#${name}`}>In {name}</a>
    </div>
  ))
}

const button = (name = 'one') => screen.getByRole('button', { name })
const openMenus = () => ['one', 'other'].filter((name) => button(name).getAttribute('aria-expanded') === 'true')
/** jsdom has no pointer events with a `pointerType`. */
const pointer = (name: string, pointerType: string) =>
  Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType })

beforeEach(() => void render(<Menus />))

it('a panel that opens between press and click is not closed by the click', () => {
  fireEvent(button(), pointer('pointerdown', 'mouse'))
  fireEvent(screen.getByTestId('one'), pointer('pointerover', 'mouse'))
  expect(openMenus()).toEqual(['one'])
  fireEvent.click(button())
  expect(openMenus()).toEqual(['one'])
  // Enter causes a click without `pointerdown`.
  fireEvent.click(button())
  expect(openMenus()).toEqual([])
})

it.each(['touch', ''])('a second press with "%s" closes it', (pointerType) => {
  for (const expected of [['one'], []]) {
    // A touch fires both events.
    for (const name of pointerType ? ['pointerover', 'pointerdown'] : [])
      fireEvent(button(), pointer(name, pointerType))
    fireEvent.click(button())
    expect(openMenus()).toEqual(expected)
  }
})

it('closes some time after the mouse has left for good, never for a finger', () => {
  jest.useFakeTimers()
  const move = (name: 'over' | 'out', menu = 'one', pointerType = 'mouse') =>
    fireEvent(screen.getByTestId(menu), pointer(`pointer${name}`, pointerType))
  const expectAfter = (milliseconds: number, expected: string[]) => {
    act(() => jest.advanceTimersByTime(milliseconds))
    expect(openMenus()).toEqual(expected)
  }
  move('over')
  move('out')
  expectAfter(DROPDOWN_CLOSE_DELAY - 1, ['one'])
  move('over')
  expectAfter(DROPDOWN_CLOSE_DELAY, ['one'])
  move('out')
  move('over', 'other')
  expectAfter(DROPDOWN_CLOSE_DELAY, ['other'])
  move('out', 'other', 'touch')
  expectAfter(DROPDOWN_CLOSE_DELAY, ['other'])
  move('out', 'other')
  expectAfter(DROPDOWN_CLOSE_DELAY, [])
  jest.useRealTimers()
})

it('Esc closes the open panel and nothing else', () => {
  const isFree = () => fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.click(button())
  expect(isFree()).toBe(false)
  expect(isFree()).toBe(true)
})

it('the focus that leaves closes it, and none that moves within', () => {
  fireEvent.click(button())
  fireEvent.blur(button(), { relatedTarget: screen.getByText('In one') })
  expect(openMenus()).toEqual(['one'])
  fireEvent.blur(screen.getByText('In one'), { relatedTarget: button('other') })
  expect(openMenus()).toEqual([])
})
