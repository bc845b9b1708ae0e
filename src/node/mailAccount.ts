import type { Reporter } from 'gatsby'
import { buildSettings, envFile, isPreview, type Settings } from './environment'

const IDS = ['GATSBY_EMAILJS_PUBLIC_KEY', 'GATSBY_EMAILJS_SERVICE_ID', 'GATSBY_EMAILJS_TEMPLATE_ID'] as const

/** Names of missing or empty settings of the e-mail account. If the list is empty, the form can send. */
export function missingMailIds(settings: Settings): string[] {
  return IDS.filter((id) => !settings[id])
}

/**
 * The warning for a build whose contact form cannot send: the missing ids of
 * the e-mail account, and what visitors will see.
 * @returns undefined when all three ids are set
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

/** Warns on the console of a production build that has no e-mail account; a preview never has one. */
export function warnWithoutMailAccount(root: string, reporter: Pick<Reporter, 'warn'>): void {
  if (isPreview()) return
  const warning = mailAccountWarning(buildSettings(process.env, envFile(root)))
  if (warning) reporter.warn(warning)
}
