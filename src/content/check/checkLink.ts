import { posix } from 'node:path'
import { DRAFT, type HeldUntil } from '../model/publication'
import { LANGUAGES } from '../../routing/languages'
import { pathOfFile } from '../../routing/pageKinds'
import { problem, type FieldPosition, type Problem, type ErrorId } from '../report/problem'
import { hint } from '../report/suggest'

/** Where links may lead: language-neutral paths with the ids a fragment may name there. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>

/** Pages readers do not get yet, by their path: until when, and the file that says so. */
export type HeldBackPages = ReadonlyMap<string, { until: HeldUntil; file: string }>

const PREFIXED = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`)

/** What is wrong with an address, wherever it stands. */
type Reason = readonly [id: ErrorId, message: string] | null

/**
 * Checks one link of the content.
 * @param to what was written
 * @param here path of the page the link stands on, for links that are only a fragment
 */
export function checkLink(to: string, at: FieldPosition, targets: LinkTargets, here?: string): Problem[] {
  const reason = outside(to) ?? fileOfSite(to, at.file, targets) ?? inside(to, targets, here)
  return reason ? [problem(reason[0], at, reason[1])] : []
}

/**
 * Checks that a link leads nowhere where its readers would find nothing yet.
 * @param here path of the page the link stands on; '' or nothing where it stands on pages that are there at once
 */
export function checkHeldBack(to: string, at: FieldPosition, pages: HeldBackPages, here = ''): Problem[] {
  const [path] = to.split(/[?#]/)
  const held = pages.get(path)
  if (!held || held.until <= (pages.get(here)?.until ?? '')) return []
  const message =
    held.until === DRAFT
      ? `"${path}" is a draft, which readers do not get. Link to it when "draft: true" is gone from ${held.file}${here ? ', or make this a draft, too' : ''}.`
      : `"${path}" comes out on ${held.until} (${held.file}); until then the link leads nowhere. Link to it then${here ? `, or write "publish: ${held.until}" here, too` : ''}.`
  return [problem('link/held-back', at, message)]
}

/**
 * Checks an address of another site, as `https://…`.
 * @param isOrigin whether it says where the site itself is: paths and feeds are put together with it as it is
 */
export function checkAddress(to: string, at: FieldPosition, isOrigin = false): Problem[] {
  const reason: Reason =
    outside(to) ??
    (!/^https:\/\//i.test(to)
      ? ['link/not-absolute', `"${to}" is not an absolute URL. Write it as https://….`]
      : isOrigin && !/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i.test(to)
        ? [
            'link/not-origin',
            `"${to}" is more than the place of a site. Write https:// and its name, without "?", "#" and "/" at the end.`,
          ]
        : null)
  return reason ? [problem(reason[0], at, reason[1])] : []
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
  if (/^[a-z][a-z0-9+.-]*:/i.test(to))
    return [
      'link/kind',
      `"${to}": links of this kind are not allowed. Use a path of this site, https:, mailto: or tel:.`,
    ]
  return null
}

/** A text, `content/blog/2-x/en.mdx`, or a record, `content/services/x.json`: what may have a page. */
const FILE_OF_PAGE = /^content\/[^/]+\/[^/]+(?:\.json|\/[^/]+\.mdx)$/

/** A file that is named where its page is meant, as editors link them: `../2-x/en.mdx`, `../2-x`. */
function fileOfSite(to: string, from: string, targets: LinkTargets): Reason {
  const [written, fragment = ''] = to.split(/(?=#)/)
  if (!/^(?:\.{1,2}|\/?content)\/|\.(?:mdx|json)$/.test(written)) return null
  const file = posix.join(/^\/?content\//.test(written) ? '.' : posix.dirname(from), written).replace(/^\/|\/$/g, '')
  const names = /\.(?:mdx|json)$/.test(file) ? [file] : [`${file}/en.mdx`, `${file}.json`]
  const [page] = names.flatMap((name) => (FILE_OF_PAGE.test(name) ? (pathOfFile(name) ?? []) : []))
  return page !== undefined && targets.has(page)
    ? ['link/relative', `"${to}" is a file. Write the address of its page: "${page}${fragment}".`]
    : null
}

function webAddress(to: string): Reason {
  if (!/^https:\/\/[^\s<>"\\^`{|}]+$/i.test(to) || !URL.canParse(to))
    return ['link/invalid', `"${to}" is not a valid address.`]
  const { username, password, hostname } = new URL(to)
  if (username || password)
    return [
      'link/user-info',
      `"${to}" names a user before "@", which makes it look like another site. Write https://${hostname}….`,
    ]
  return null
}

function inside(to: string, targets: LinkTargets, here?: string): Reason {
  if (/^https:|^mailto:|^tel:/i.test(to)) return null
  if (to.startsWith('//')) return ['link/no-protocol', `"${to}" leaves the site without saying how. Write https://….`]
  if (to.trim() === '') return ['link/empty', 'The link has no address. Write [words](/path) or [words](https://…).']
  if (/^[^/\s]+@[^/\s]+$/.test(to)) return ['link/no-mailto', `"${to}" is a mail address. Write "mailto:${to}".`]
  if (/^www\./i.test(to)) return ['link/no-protocol', `"${to}" lacks its protocol. Write "https://${to}".`]
  if (!to.startsWith('/') && !to.startsWith('#'))
    return ['link/relative', `"${to}" is relative. Write the whole path, from "/".`]
  if (PREFIXED.test(to)) {
    const rest = to.replace(PREFIXED, '')
    return [
      'link/language',
      `"${to}" names a language. Write "${rest.startsWith('/') ? rest : `/${rest}`}"; visitors stay in theirs.`,
    ]
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
  if (fragment && !anchors.has(decode(fragment)))
    return ['link/no-place', `The page "${path}" has no place "#${fragment}".${hint(fragment, anchors)}`]
  return null
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
