/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { withContacts } from '../../../src/features/chat/withContacts'

it('makes addresses and numbers of a text links, and leaves the words as they are', () => {
  const text = 'Write to hello@brightkeel.example or call +1\u00a0555\u00a0010-\u20600199. 2022, 24/7 and 50+ stay.'
  const { container } = render(<p>{withContacts(text)}</p>)
  expect(container).toHaveTextContent(text.replaceAll('\u00a0', ' '))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hello@brightkeel.example',
    'tel:+15550100199',
  ])
})
