import type { Language } from '../routing/languages'
import { SEARCH_FILES } from './searchFiles'

export const termFilePath = (build: string, language: Language, number: number) =>
  `${SEARCH_FILES}/${build}/${language}/terms-${number}.json`

export const documentPath = (build: string, language: Language, number: number) =>
  `${SEARCH_FILES}/${build}/${language}/${number}.json`
