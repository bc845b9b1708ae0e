/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { useContext } from 'react'
import * as original from 'react-i18next'
import { createWordStore } from '../../src/i18n/wordStore'
import * as replacement from '../../src/i18n/wordContext'

const i18n = createWordStore()
i18n.init({ lng: 'ru', defaultNS: 'common', resources: { ru: { common: { contact: 'Контакты' } } } })

/** Shows a word of the page through a library that hands it down. */
function shown({ I18nextProvider, I18nContext }: typeof replacement): string | null {
  const Word = () => <p>{useContext(I18nContext).i18n?.t('contact')}</p>
  const { container, unmount } = render(
    <I18nextProvider i18n={i18n} defaultNS="common">
      <Word />
    </I18nextProvider>,
  )
  const { textContent } = container
  unmount()
  return textContent
}

it('hands the words of a page to its components as the original does', () => {
  expect(shown(replacement)).toBe('Контакты')
  expect(shown(original as unknown as typeof replacement)).toBe('Контакты')
})
