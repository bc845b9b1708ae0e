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
/** jsdom has no pointer events of its own with a type. */
const pointer = (name: string, pointerType: string) =>
  Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType })

beforeEach(() => void render(<Menus />))

it('a panel that opens between press and click of a mouse is not closed by the click, and then by a key', () => {
  fireEvent(button(), pointer('pointerdown', 'mouse'))
  fireEvent(screen.getByTestId('one'), pointer('pointerover', 'mouse'))
  expect(openMenus()).toEqual(['one'])
  fireEvent.click(button())
  expect(openMenus()).toEqual(['one'])
  // Enter clicks without a press.
  fireEvent.click(button())
  expect(openMenus()).toEqual([])
})

it.each(['touch', ''])('a second press with "%s" closes it', (pointerType) => {
  for (const expected of [['one'], []]) {
    if (pointerType) fireEvent(button(), pointer('pointerdown', pointerType))
    fireEvent.click(button())
    expect(openMenus()).toEqual(expected)
  }
})

describe('leaving with the mouse', () => {
  const mouse = (name: 'over' | 'out', menu: string, pointerType = 'mouse') =>
    fireEvent(screen.getByTestId(menu), pointer(`pointer${name}`, pointerType))
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('closes after its delay, unless the pointer comes back in time', () => {
    for (const [away, expected] of [
      [DROPDOWN_CLOSE_DELAY - 1, ['one']],
      [DROPDOWN_CLOSE_DELAY, []],
    ] as const) {
      mouse('over', 'one')
      mouse('out', 'one')
      wait(away)
      expect(openMenus()).toEqual(expected)
    }
    mouse('over', 'one')
    mouse('out', 'one')
    wait(DROPDOWN_CLOSE_DELAY - 1)
    mouse('over', 'one')
    wait(DROPDOWN_CLOSE_DELAY)
    expect(openMenus()).toEqual(['one'])
  })

  it('for another menu keeps that one open', () => {
    mouse('over', 'one')
    mouse('out', 'one')
    mouse('over', 'other')
    wait(DROPDOWN_CLOSE_DELAY)
    expect(openMenus()).toEqual(['other'])
  })

  it('closes no panel for a finger', () => {
    mouse('over', 'one', 'touch')
    expect(openMenus()).toEqual([])
    fireEvent.click(button())
    mouse('out', 'one', 'touch')
    wait(DROPDOWN_CLOSE_DELAY)
    expect(openMenus()).toEqual(['one'])
  })
})

it('the focus that leaves closes it, and none that moves within', () => {
  fireEvent.click(button())
  fireEvent.blur(button(), { relatedTarget: screen.getByText('In one') })
  expect(openMenus()).toEqual(['one'])
  fireEvent.blur(screen.getByText('In one'), { relatedTarget: button('other') })
  expect(openMenus()).toEqual([])
})

it('one panel is open at most', () => {
  fireEvent.click(button())
  fireEvent.click(button('other'))
  expect(openMenus()).toEqual(['other'])
})
