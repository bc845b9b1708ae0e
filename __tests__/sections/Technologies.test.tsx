/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { Technologies } from '../../src/sections/Technologies/Technologies'
import { renderInLanguage } from '../support/renderInLanguage'

it('lists a stack with a mark or the first letter of the name', () => {
  const stack = [
    { name: 'Swift', icon: 'swift' },
    { name: 'Objective-C', icon: null },
  ]
  const groups = [{ id: 'mobile', title: 'Mobile', description: 'For phones.', stack }]
  renderInLanguage('en', <Technologies title="Technologies we use" groups={groups} />)
  const [swift, objectiveC] = screen.getAllByRole('listitem')
  expect(swift).toHaveTextContent(/^Swift$/)
  expect(swift.querySelector('img')).toHaveAttribute('src', '/brand-icons/swift.svg')
  expect(within(objectiveC).getByText('O')).toBeInTheDocument()
})
