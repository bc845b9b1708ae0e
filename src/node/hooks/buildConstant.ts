import fs from 'node:fs'
import path from 'node:path'
import { siteNow } from '../../content/clock'
import { colourOf } from '../../content/read/brand'
import type { Build } from '../../routing/build'
import { SITE } from '../../routing/languageFiles'
import { factsOf, LANGUAGES } from '../../routing/languages'
import { KEYBOARDS, STOP_WORDS } from '../../search/languageWords'
import { stemmerModule } from '../../search/stemmers'
import { readColours, readMark } from '../brandFiles'
import { isPreview } from '../environment'
import { replaceModule } from './moduleReplacements'
import type { DefineConstants, WebpackConfig } from './webpackConfig'

/** Adds to bundles what they cannot read from the disk: the constant `BUILD`, and a module with the site's stemmers. */
export function setBuild(config: WebpackConfig, define: DefineConstants): void {
  const members: Record<string, string> = {}
  for (const [name, value] of Object.entries(readBuild('.'))) members[name] = JSON.stringify(value)
  config.plugins = [...(config.plugins ?? []), define({ 'globalThis.BUILD': members })]
  // Gatsby deletes it with `.cache`.
  const stemmers = path.resolve('.cache/stemmers.js')
  fs.writeFileSync(stemmers, stemmersSource())
  // These modules read `locales` from the disk, which bundles cannot do.
  replaceModule(config, path.resolve('src/routing/languageFiles.ts'), false)
  replaceModule(config, path.resolve('src/search/stemmers.ts'), stemmers)
}

function readBuild(root: string): Build {
  const colours = readColours(root)
  return {
    languages: LANGUAGES.map(factsOf),
    keyboards: KEYBOARDS,
    stopWords: [...STOP_WORDS].join(' '),
    mark: readMark(root),
    barColours: { light: colourOf(colours, '--paper'), dark: colourOf(colours, '--paper', 'dark') },
    year: String(siteNow().getUTCFullYear()),
    hasOverlay: isPreview(),
  }
}

/** The source of a module with the stemmers of the site's languages; it replaces `search/stemmers.ts`. */
export function stemmersSource(): string {
  const modules = Object.values(SITE.files).map(({ stemmer }) => stemmerModule(stemmer))
  const imports = modules.map((name, index) => `import { stemmer as stem${index} } from '${name}'`)
  const stemmers = LANGUAGES.map((language, index) => `  ${JSON.stringify(language)}: stem${index},`)
  return [...imports, 'export const STEMMERS = {', ...stemmers, '}', ''].join('\n')
}
