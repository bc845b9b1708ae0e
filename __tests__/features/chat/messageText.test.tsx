/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { withContacts } from '../../../src/features/chat/withContacts'

it.each([
  ['hello@keel.example, +1\u00a0555\u00a0010-\u20600199. 24/7', ['mailto:hello@keel.example', 'tel:+15550100199']],
  ['Call +1 (555) 010-0199 (24/7), not hello@brightkeel or +50 (2022).', ['tel:+15550100199']],
  ['Call +44\u00a0(0)20\u00a07946\u00a00958, as all do.', ['tel:+442079460958']],
  ["Ask o'neil.j+site@bright-keel.example…", ["mailto:o'neil.j+site@bright-keel.example"]],
])('makes addresses and numbers links, without the signs behind them: %s', (text, links) => {
  const { container } = render(<p>{withContacts(text)}</p>)
  expect(container.textContent).toBe(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
})
