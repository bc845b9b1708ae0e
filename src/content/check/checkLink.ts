import { LANGUAGES } from '../../routing/languages'
import { isFilePath } from '../../routing/localizePath'
import { DRAFT, type HeldUntil } from '../model/publication'
import { decode, nameOf, withoutSpaces } from '../report/paths'
import type { ProblemId } from '../report/problem'
import { hint } from '../report/suggest'

/** The valid targets of links: language-neutral paths with their anchors. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>

/** Pages that are not published yet, by path: the day of publication and the file of the page. */
export type HeldBackPages = ReadonlyMap<string, { until: HeldUntil; file: string }>

const PREFIXED = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`)

/** The problem of an address; null if it is valid. */
type Reason = readonly [id: ProblemId, message: string] | null

/**
 * Checks one link of the content.
 * @param here path of the page with the link, for links that are only a fragment
 */
export function checkLink(to: string, targets: LinkTargets, here?: string): Reason {
  return outside(to) ?? inside(to, targets, here)
}

/**
 * Reports a link to a page that is published later than the page with the link.
 * @param here path of the page with the link; '' for a page that is published
 */
export function checkHeldBack(to: string, pages: HeldBackPages, here = ''): Reason {
  const [path] = to.split(/[?#]/)
  const held = pages.get(path)
  if (!held || held.until <= (pages.get(here)?.until ?? '')) return null
  const when = held.until === DRAFT ? 'is a draft' : `is published on ${held.until}`
  const message = `"${path}" ${when} (${held.file}). Add the link when it is published${here ? ', or hold back this text as long' : ''}.`
  return ['link/held-back', message]
}

/** Hosts that no visitor reaches: of the own computer or network. */
const OWN_COMPUTER = /^(?:[^.]+|127\..*|10\..*|192\.168\..*|0\.0\.0\.0|.*\.local(?:host)?)$/

/** The problem of an address with a scheme; null for a valid address and for a path. */
function outside(to: string): Reason {
  if (/^http:\/\//i.test(to)) {
    const encrypted = to.replace(/^http/i, 'https')
    return webAddress(encrypted) ?? ['link/not-encrypted', `"${to}" is not encrypted. Write "${encrypted}".`]
  }
  if (/^mailto:/i.test(to))
    return /^mailto:[^\s@,?&]+@[^\s@,?&]+\.[^\s@,?&.]+$/i.test(to)
      ? null
      : ['link/mail', `"${to}" is not a mail address. Write "mailto:name@example.com" and nothing else.`]
  if (/^tel:/i.test(to))
    return /^tel:\+?\d[\d().-]{2,}$/i.test(to)
      ? null
      : ['link/phone', `"${to}" is not a phone number. Write digits only: "tel:+15550100100".`]
  if (/^https:/i.test(to)) return webAddress(to)
  if (!/^[a-z][a-z0-9+.-]*:/i.test(to)) return null
  return ['link/kind', `"${to}" has a scheme that is not allowed. Use a path of this site, https:, mailto: or tel:.`]
}

function webAddress(to: string): Reason {
  if (!/^https:\/\/[^\s<>"\\^`{|}]+$/i.test(to) || !URL.canParse(to))
    return ['link/invalid', `"${to}" is not a valid address.`]
  const { username, password, hostname } = new URL(to)
  if (OWN_COMPUTER.test(hostname))
    return [
      'link/invalid',
      `"${hostname}" is in your own computer or network. Write the address as \`code\`, not as a link.`,
    ]
  if (!username && !password) return null
  const remedy = `Write https://${hostname}….`
  return ['link/user-info', `"${to}" has a user name before "@", so it looks like another site. ${remedy}`]
}

function inside(to: string, targets: LinkTargets, here?: string): Reason {
  if (/^https:|^mailto:|^tel:/i.test(to)) return null
  const instead = (id: ProblemId, why: string, better: string): Reason =>
    checkLink(better, targets, here) ?? [id, `"${to}" ${why}. Write "${better}".`]
  if (to.startsWith('//')) return ['link/no-protocol', `"${to}" has no protocol. Write https://….`]
  if (to.trim() === '') return ['link/empty', 'The link has no address. Write [words](/path) or [words](https://…).']
  if (/^[^/\s]+@[^/\s]+$/.test(to)) return instead('link/no-mailto', 'is a mail address', `mailto:${to}`)
  if (/^www\./i.test(to)) return instead('link/no-protocol', 'has no protocol', `https://${to}`)
  if (!/^[/#]/.test(to)) {
    const isOffered = isFilePath(`/${to}`) && !/\.(?:mdx?|html?)(?=[?#]|$)/i.test(to)
    const offer = isOffered ? ' A file to offer, such as a PDF, stands in static/.' : ''
    const remedy = `Write the whole path of a page, starting with "/", or its full https:// address.${offer}`
    return ['link/relative', `"${to}" is relative. ${remedy}`]
  }
  const [, written, fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? []
  const file = isFilePath(to) && decode(written).normalize()
  if (PREFIXED.test(to) && !(file && targets.has(file)))
    return instead('link/language', 'has a language prefix', to.replace(PREFIXED, '').replace(/^(?!\/)/, '/'))
  const path = file || written || here
  if (path === undefined) return null
  if (path.length > 1 && path.endsWith('/'))
    return instead('link/slash-at-end', 'ends with a slash', path.replace(/\/+$/, '') + to.slice(path.length))
  const anchors = targets.get(path)
  if (!anchors) {
    // A similar post id is not a likely typo.
    const near = /^\/blog\/\d+$/.test(path) ? '' : hint(withoutSpaces(path), alike(path, targets).map(withoutSpaces))
    const other = near.endsWith('?') ? '' : ' For a page of another site, write its full https:// address.'
    return file
      ? ['link/no-file', `There is no file "${path}".${near} Files to offer stand in static/.${other}`]
      : ['link/no-page', `There is no page "${path}".${near}${other}`]
  }
  if (!fragment || anchors.has(decode(fragment))) return null
  return ['link/no-place', `The page "${path}" has no anchor "#${fragment}".${hint(fragment, anchors)}`]
}

/** The pages or, for a file, the files: the one of the same name in another folder, or all. */
function alike(path: string, targets: LinkTargets): string[] {
  const names = [...targets.keys()].filter((each) => isFilePath(each) === isFilePath(path))
  const same = isFilePath(path) ? names.filter((each) => nameOf(each) === nameOf(path)) : []
  return same.length === 1 ? same : names
}
