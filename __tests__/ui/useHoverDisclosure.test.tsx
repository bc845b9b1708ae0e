/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
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

it('one panel is open at most', () => {
  fireEvent.click(button())
  fireEvent.click(button('other'))
  expect(openMenus()).toEqual(['other'])
})
