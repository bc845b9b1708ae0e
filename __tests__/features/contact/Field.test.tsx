/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { Field } from '../../../src/features/contact/Field'
import { inLanguage, renderInLanguage } from '../../support/renderInLanguage'

it.each([
  ['is left to the browser', 5_000, null],
  ['is off, for it would hold the page up', 5_001, 'false'],
])('the spelling check %s with %i letters', (_what, letters, spellCheck) => {
  renderInLanguage('en', <Field field="message" value={'a'.repeat(letters)} />)
  expect(screen.getByRole('textbox').getAttribute('spellcheck')).toBe(spellCheck)
})

it('the spelling check is back once a long text is shortened', () => {
  const { rerender } = renderInLanguage('ru', <Field field="message" value={'а'.repeat(6_000)} />)
  const message = screen.getByRole('textbox')
  rerender(inLanguage('ru', <Field field="message" value="Коротко." />))
  expect(message.getAttribute('spellcheck')).toBeNull()
})
