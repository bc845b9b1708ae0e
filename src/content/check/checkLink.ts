import { LANGUAGES } from '../../routing/languages'
import { DRAFT, type HeldUntil } from '../model/publication'
import type { ErrorId, FieldPosition, Report } from '../report/problem'
import { hint } from '../report/suggest'

/** Where links may lead: language-neutral paths with the ids a fragment may name there. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>

/** Pages readers do not get yet, by their path: until when, and the file that says so. */
export type HeldBackPages = ReadonlyMap<string, { until: HeldUntil; file: string }>

const PREFIXED = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`)

/** What is wrong with an address; null when nothing is. */
type Reason = readonly [id: ErrorId, message: string] | null

/**
 * Checks one link of the content.
 * @param here path of the page the link stands on, for links that are only a fragment
 */
export function checkLink(to: string, targets: LinkTargets, here?: string): Reason {
  return outside(to) ?? inside(to, targets, here)
}

/**
 * Checks that a link leads nowhere where its readers would find nothing yet.
 * @param here path of the page the link stands on; '' or nothing where it stands on pages that are there at once
 */
export function checkHeldBack(to: string, pages: HeldBackPages, here = ''): Reason {
  const [path] = to.split(/[?#]/)
  const held = pages.get(path)
  if (!held || held.until <= (pages.get(here)?.until ?? '')) return null
  const message =
    held.until === DRAFT
      ? `"${path}" is a draft, which readers do not get. Link to it when "draft: true" is gone from ${held.file}${here ? ', or make this a draft, too' : ''}.`
      : `"${path}" comes out on ${held.until} (${held.file}); until then the link leads nowhere. Link to it then${here ? `, or write "publish: ${held.until}" here, too` : ''}.`
  return ['link/held-back', message]
}

/**
 * Checks an address of another site, as `https://…`.
 * @param isOrigin whether it says where the site itself is: paths and feeds are put together with it as it is
 */
export function checkAddress(to: string, at: FieldPosition, report: Report, isOrigin = false): void {
  const reason = outside(to)
  if (reason) report(reason[0], at, reason[1])
  else if (!/^https:\/\//i.test(to))
    report('link/not-absolute', at, `"${to}" is not an absolute URL. Write it as https://….`)
  else if (isOrigin && !/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i.test(to))
    report(
      'link/not-origin',
      at,
      `"${to}" is more than the place of a site. Write https:// and its name, without "?", "#" and "/" at the end.`,
    )
}

/** What is wrong with an address that begins with its kind; null when nothing is, or it is a path. */
function outside(to: string): Reason {
  if (/^http:\/\//i.test(to))
    return ['link/not-encrypted', `"${to}" is not encrypted. Write "${to.replace(/^http/i, 'https')}".`]
  if (/^mailto:/i.test(to))
    return /^mailto:[^\s@,?&]+@[^\s@,?&]+\.[^\s@,?&.]+$/i.test(to)
      ? null
      : ['link/mail', `"${to}" is not a mail address. Write "mailto:name@example.com" and nothing behind it.`]
  if (/^tel:/i.test(to))
    return /^tel:\+?\d[\d().-]{2,}$/i.test(to)
      ? null
      : ['link/phone', `"${to}" is not a phone number. Write it with digits alone, as "tel:+15550100100".`]
  if (/^https:/i.test(to)) return webAddress(to)
  if (!/^[a-z][a-z0-9+.-]*:/i.test(to)) return null
  return ['link/kind', `"${to}": links of this kind are not allowed. Use a path of this site, https:, mailto: or tel:.`]
}

function webAddress(to: string): Reason {
  if (!/^https:\/\/[^\s<>"\\^`{|}]+$/i.test(to) || !URL.canParse(to))
    return ['link/invalid', `"${to}" is not a valid address.`]
  const { username, password, hostname } = new URL(to)
  if (!username && !password) return null
  const remedy = `Write https://${hostname}….`
  return ['link/user-info', `"${to}" names a user before "@", which makes it look like another site. ${remedy}`]
}

function inside(to: string, targets: LinkTargets, here?: string): Reason {
  if (/^https:|^mailto:|^tel:/i.test(to)) return null
  if (to.startsWith('//')) return ['link/no-protocol', `"${to}" leaves the site without saying how. Write https://….`]
  if (to.trim() === '') return ['link/empty', 'The link has no address. Write [words](/path) or [words](https://…).']
  if (/^[^/\s]+@[^/\s]+$/.test(to)) return ['link/no-mailto', `"${to}" is a mail address. Write "mailto:${to}".`]
  if (/^www\./i.test(to)) return ['link/no-protocol', `"${to}" lacks its protocol. Write "https://${to}".`]
  if (!/^[/#]/.test(to)) return ['link/relative', `"${to}" is relative. Write the whole path, from "/".`]
  if (PREFIXED.test(to)) {
    const path = to.replace(PREFIXED, '').replace(/^(?!\/)/, '/')
    return ['link/language', `"${to}" names a language. Write "${path}"; visitors stay in theirs.`]
  }
  const [, written, fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? []
  const path = written || here
  if (path === undefined) return null
  if (path.length > 1 && path.endsWith('/'))
    return ['link/slash-at-end', `"${to}" ends with a slash. Write "${path.slice(0, -1)}".`]
  const anchors = targets.get(path)
  if (!anchors) {
    // Of another post's number nobody can tell whether it is meant.
    const near = /^\/blog\/\d+$/.test(path) ? '' : hint(path, targets.keys())
    return ['link/no-page', `There is no page "${path}".${near}`]
  }
  if (!fragment || anchors.has(decode(fragment))) return null
  return ['link/no-place', `The page "${path}" has no place "#${fragment}".${hint(fragment, anchors)}`]
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
