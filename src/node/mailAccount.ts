import type { Reporter } from 'gatsby'
import { buildSettings, envFile, type Settings } from './environment'

const IDS = ['GATSBY_EMAILJS_PUBLIC_KEY', 'GATSBY_EMAILJS_SERVICE_ID', 'GATSBY_EMAILJS_TEMPLATE_ID'] as const

/** What the e-mail account of a build lacks: names of settings that are not there or empty. With none, the form can send. */
export function missingMailIds(settings: Settings): string[] {
  return IDS.filter((id) => !settings[id])
}

/**
 * What to say about a build whose contact form cannot send: which ids of the
 * e-mail account are missing, and what visitors will see.
 * @returns undefined when all three are there
 */
export function mailAccountWarning(settings: Settings): string | undefined {
  const missing = missingMailIds(settings)
  if (missing.length === 0) return undefined
  return [
    `The contact form of this build CANNOT SEND: ${missing.join(', ')} not set.`,
    'Visitors are told so, and are offered e-mail and phone instead.',
    'How to connect an account: README.md, "Connect the contact form", and .env.example.',
  ].join('\n')
}

/**
 * Where the form of a build on this computer sends its messages, for its
 * reader: an account of which something is missing is not used, and named.
 */
export function mailAccountNotice(settings: Settings): string {
  const missing = missingMailIds(settings)
  if (missing.length === 0) return 'The contact form sends through the mail account of your environment.'
  const kept = 'The contact form sends nothing away: each message is kept as a file in .mail/ and named here.'
  if (missing.length === IDS.length) return kept
  return `${kept} Your mail account is not whole: ${missing.join(', ')} not set.`
}

/** Warns on the console of a production build that has no e-mail account. */
export function warnWithoutMailAccount(root: string, reporter: Pick<Reporter, 'warn'>): void {
  const warning = mailAccountWarning(buildSettings(process.env, envFile(root)))
  if (warning) reporter.warn(warning)
}
