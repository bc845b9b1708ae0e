/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useHoverDisclosure } from '../../src/ui/useHoverDisclosure'

function Menu() {
  const { groupProps, buttonProps } = useHoverDisclosure()
  return (
    <div data-testid="group" {...groupProps('menu')}>
      <button {...buttonProps('menu')}>Menu</button>
    </div>
  )
}

const button = () => screen.getByRole('button')
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
/** jsdom has no pointer events of its own with a type. */
const pointer = (name: string, pointerType: string) =>
  Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType })

it('a panel that opens between press and click of a mouse is not closed by the click', () => {
  render(<Menu />)
  fireEvent(button(), pointer('pointerdown', 'mouse'))
  fireEvent(screen.getByTestId('group'), pointer('pointerover', 'mouse'))
  expect(isOpen()).toBe(true)
  fireEvent.click(button())
  expect(isOpen()).toBe(true)
})

it.each(['touch', ''])('a second press with "%s" closes it', (pointerType) => {
  render(<Menu />)
  for (const expected of [true, false]) {
    if (pointerType) fireEvent(button(), pointer('pointerdown', pointerType))
    fireEvent.click(button())
    expect(isOpen()).toBe(expected)
  }
})
