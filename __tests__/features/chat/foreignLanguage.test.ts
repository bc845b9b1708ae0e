/** @jest-environment node */
import { foreignLanguage } from '../../../src/features/chat/foreignLanguage'

it.each([
  ['bot', 'We build apps.', 'en', undefined],
  ['bot', 'We build apps.', 'ru', 'en'],
  ['bot', 'Делаем приложения под iOS.', 'ru', undefined],
  ['bot', 'Делаем приложения под iOS.', 'en', 'ru'],
  ['user', 'сколько стоит', 'en', 'ru'],
  ['user', 'skolko stoit', 'ru', undefined],
] as const)('%s: "%s" on a page in %s is foreign: %s', (sender, text, page, foreign) => {
  expect(foreignLanguage({ sender, text }, page)).toBe(foreign)
})
