import type { Content } from '../../content/model/content'
import type { Language } from '../../routing/languages'
import { nodeId } from './localizeRecord'
import { digest, type ContentNode } from './nodeParts'
import { typeset } from './typeset'

/**
 * The dictionaries of a language as the context of the i18n plugin takes them:
 * `data` is JSON, typeset like content, so that translators type plain spaces
 * too. The plugin would make them of the files themselves, also of those that
 * did not pass the check.
 */
export function dictionaryNodes({ dictionaries }: Pick<Content, 'dictionaries'>, language: Language): ContentNode[] {
  return Object.entries(dictionaries[language]).map(([ns, words]) => {
    const data = JSON.stringify(
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(text, language)])),
    )
    const fields = { key: ns, language, ns, data }
    return { id: nodeId('Dictionary', ns, language), type: 'Dictionary', digest: digest(fields), fields: () => fields }
  })
}
