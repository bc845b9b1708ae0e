/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { Faq } from '../../src/sections/Faq'
import { Technologies } from '../../src/sections/Technologies/Technologies'
import { renderInLanguage } from '../support/renderInLanguage'

const groups = ['Mobile', 'Web', 'Custom'].map((title) => ({
  id: title.toLowerCase(),
  title,
  description: `For ${title}.`,
  stack: [
    { name: 'Swift', icon: 'swift' },
    { name: 'Objective-C', icon: null },
  ],
}))
const entries = ['How long?', 'How much?'].map((question) => ({ question, answer: `Answer to ${question}` }))

const details = () =>
  screen.getAllByRole('group').filter((element): element is HTMLDetailsElement => element instanceof HTMLDetailsElement)
const groupsOpen = () => details().map((element) => element.open)

it('opens the first group of technologies and leaves one name to all, so that the browser keeps one open', () => {
  renderInLanguage('en', <Technologies title="Technologies we use" groups={groups} />)
  expect(groupsOpen()).toEqual([true, false, false])
  expect(new Set(details().map((element) => element.getAttribute('name')))).toEqual(new Set(['technologies']))
})

it('lists a stack with a mark or the first letter of the name', () => {
  renderInLanguage('en', <Technologies title="Technologies we use" groups={groups.slice(0, 1)} />)
  const [swift, objectiveC] = screen.getAllByRole('listitem')
  expect(swift).toHaveTextContent(/^Swift$/)
  expect(swift.querySelector('img')).toHaveAttribute('src', '/brand-icons/swift.svg')
  expect(within(objectiveC).getByText('O')).toBeInTheDocument()
})

it('takes another anchor where a page has one', () => {
  renderInLanguage('en', <Technologies id="stack" title="Technologies" groups={groups} />)
  expect(screen.getByRole('region', { name: 'Technologies' })).toHaveAttribute('id', 'stack')
})

it('opens no answer by itself and has them all in the page', () => {
  renderInLanguage('en', <Faq title="Questions" lead="Before you write." entries={entries} />)
  expect(groupsOpen()).toEqual([false, false])
  for (const { question, answer } of entries) {
    expect(screen.getByRole('heading', { level: 3, name: question })).toBeInTheDocument()
    expect(screen.getByText(answer)).toBeInTheDocument()
  }
})
