import type { LanguageFile, LanguageFiles } from './languageFiles'

/** The settings of a language that pages use. */
export interface LanguageFacts extends Pick<LanguageFile, 'name' | 'day' | 'months'> {
  language: string
  /** ISO 15924: `Latn`, `Cyrl`. */
  script: string
}

/** What pages know of their build. */
export interface Build {
  /** The default language first. */
  languages: readonly LanguageFacts[]
  /** Of all languages (`search/languageWords.ts`). */
  keyboards: readonly string[]
  stopWords: string
  /** `content/brand/mark.svg` */
  mark: string
  barColours: Readonly<Record<'light' | 'dark', string>>
  year: string
  /** Whether pages load the script of previews. */
  hasOverlay: boolean
}

declare global {
  /**
   * In bundles webpack replaces each member by its value (`node/hooks/buildConstant.ts`). Node has no such constant,
   * and reads the files of the site; tests set the languages that they have instead.
   */
  var BUILD: (Partial<Build> & { languageFiles?: LanguageFiles }) | undefined
}
