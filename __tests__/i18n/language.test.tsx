/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { dictionaryKey, useDictionary } from '../../src/i18n/language'
import { renderInLanguage } from '../support/renderInLanguage'

function LookedUp({ text }: { text: string }) {
  return <p>{useDictionary()(text)}</p>
}

it.each([
  ['Find a Solution Together', 'findasolutiontogether'],
  ['  Learn\n More ', 'learnmore'],
])('%j is looked up as %j', (text, key) => {
  expect(dictionaryKey(text)).toBe(key)
})

it('falls back to the key itself', () => {
  renderInLanguage('ru', <LookedUp text="Not In There" />, '/solutions')
  expect(screen.getByText('notinthere')).toBeInTheDocument()
})
