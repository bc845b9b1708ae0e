import fs from 'node:fs'
import path from 'node:path'
import { languageWords } from '../../search/languageWords'
import { SITE } from '../../routing/languageFiles'
import { languageFacts } from '../../routing/languages'
import { stemmerModule } from '../../search/stemmers'
import { replaceModule } from './moduleReplacements'
import type { DefineConstants, WebpackConfig } from './webpackConfig'

/** Adds the languages of the site to bundles: as constants, and as a module with only their stemmers. */
export function setLanguages(config: WebpackConfig, define: DefineConstants): void {
  config.plugins = [...(config.plugins ?? []), define(languageConstants())]
  // These modules read `locales` from the disk, which bundles cannot do.
  replaceModule(config, path.resolve('src/routing/languageFiles.ts'), false)
  replaceModule(config, path.resolve('src/search/stemmers.ts'), writeStemmers())
}

/** The constants by name, as source text. */
export const languageConstants = () => ({
  SITE_LANGUAGES: JSON.stringify(languageFacts()),
  SITE_LANGUAGE_WORDS: JSON.stringify(languageWords()),
})

/** @returns the path of the file, which Gatsby deletes with `.cache` */
function writeStemmers(): string {
  const file = path.resolve('.cache/stemmers.js')
  fs.writeFileSync(file, stemmersSource())
  return file
}

/** The source of a module with the stemmers of the site's languages; it replaces `search/stemmers.ts`. */
export function stemmersSource(): string {
  const entries = Object.entries(SITE.files)
  const imports = entries.map(
    ([, { stemmer }], index) => `import { stemmer as stem${index} } from '${stemmerModule(stemmer)}'`,
  )
  const stemmers = entries.map(([language], index) => `  ${JSON.stringify(language)}: stem${index},`)
  return [...imports, 'export const STEMMERS = {', ...stemmers, '}', ''].join('\n')
}
