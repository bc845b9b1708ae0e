import { LANGUAGES } from '../../routing/languages'
import { hint } from '../report/suggest'

/** Where links may lead: language-neutral paths with the ids a fragment may name there. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>

const PREFIXED = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`)

/**
 * Checks one link of the content.
 * @param to what was written
 * @param here path of the page the link stands on, for links that are only a fragment
 * @returns what is wrong, or null
 */
export function checkLink(to: string, targets: LinkTargets, here?: string): string | null {
  if (/^http:\/\//i.test(to)) return `"${to}" is not encrypted. Write "${to.replace(/^http/i, 'https')}".`
  if (/^(https:\/\/|mailto:|tel:)/i.test(to)) return URL.canParse(to) ? null : `"${to}" is not a valid address.`
  if (/^[a-z][a-z0-9+.-]*:/i.test(to))
    return `"${to}": links of this kind are not allowed. Use a path of this site, https:, mailto: or tel:.`
  if (to.startsWith('//')) return `"${to}" leaves the site without saying how. Write https://….`
  if (to.trim() === '') return 'The link has no address. Write [words](/path) or [words](https://…).'
  if (/^[^/\s]+@[^/\s]+$/.test(to)) return `"${to}" is a mail address. Write "mailto:${to}".`
  if (/^www\./i.test(to)) return `"${to}" lacks its protocol. Write "https://${to}".`
  if (!to.startsWith('/') && !to.startsWith('#')) return `"${to}" is relative. Write the whole path, from "/".`
  if (PREFIXED.test(to)) {
    const rest = to.replace(PREFIXED, '')
    return `"${to}" names a language. Write "${rest.startsWith('/') ? rest : `/${rest}`}"; visitors stay in theirs.`
  }
  const [, written, fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? []
  const path = written || here
  if (path === undefined) return null
  if (path.length > 1 && path.endsWith('/')) return `"${to}" ends with a slash. Write "${path.slice(0, -1)}".`
  const anchors = targets.get(path)
  if (!anchors) return `There is no page "${path}".${hint(path, targets.keys())}`
  if (fragment && !anchors.has(decode(fragment)))
    return `The page "${path}" has no place "#${fragment}".${hint(fragment, anchors)}`
  return null
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
