import fs from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { languageWords } from '../../search/languageWords'
import { SITE } from '../../routing/languageFiles'
import { languageFacts } from '../../routing/languages'
import { stemmerModule } from '../../search/stemmers'
import { replaceModule } from './standIns'
import type { Plugin, WebpackConfig } from './webpackConfig'

/** Modules that read `locales` from the disk, which bundles do not have. */
const READERS = ['src/routing/languageFiles.ts', 'src/search/stemmers.ts'] as const

/** Gives bundles what they know of the languages of the site, as constants and as a module with their stemmers alone. */
export function setLanguages(config: WebpackConfig, plugins: CreateWebpackConfigArgs['plugins']): void {
  const define = plugins.define as (values: Record<string, string>) => Plugin
  config.plugins = [...(config.plugins ?? []), define(languageConstants())]
  const [files, stemmers] = READERS.map((name) => path.resolve(name))
  replaceModule(config, files, false)
  replaceModule(config, stemmers, writeStemmers())
}

/** The constants, as source text by name. */
export const languageConstants = () => ({
  SITE_LANGUAGES: JSON.stringify(languageFacts()),
  SITE_LANGUAGE_WORDS: JSON.stringify(languageWords()),
})

/** @returns the file, which Gatsby deletes with `.cache` */
function writeStemmers(): string {
  const file = path.resolve('.cache/stemmers.js')
  fs.writeFileSync(file, stemmersSource())
  return file
}

/** The text of a module with the stemmers of the site's languages, in place of `search/stemmers.ts`. */
export function stemmersSource(): string {
  const entries = Object.entries(SITE.files)
  const imports = entries.map(
    ([, { stemmer }], index) => `import { stemmer as stem${index} } from '${stemmerModule(stemmer)}'`,
  )
  const stemmers = entries.map(([language], index) => `  ${JSON.stringify(language)}: stem${index},`)
  return [...imports, 'export const STEMMERS = {', ...stemmers, '}', ''].join('\n')
}
