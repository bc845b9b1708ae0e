import fs from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'gatsby'

const IDS = ['GATSBY_EMAILJS_PUBLIC_KEY', 'GATSBY_EMAILJS_SERVICE_ID', 'GATSBY_EMAILJS_TEMPLATE_ID'] as const

/**
 * What to say about a build whose contact form cannot send: which ids of the
 * e-mail account are missing, and what visitors will see.
 * @param envFile text of `.env.production`, which Gatsby reads for the pages only; '' when there is none
 * @returns undefined when all three are there
 */
export function mailAccountWarning(
  env: Readonly<Record<string, string | undefined>>,
  envFile: string,
): string | undefined {
  const missing = IDS.filter(
    (id) => !env[id] && !new RegExp(`^[ \\t]*(?:export[ \\t]+)?${id}[ \\t]*=[ \\t]*[^\\s#]`, 'm').test(envFile),
  )
  if (missing.length === 0) return undefined
  return [
    `The contact form of this build CANNOT SEND: ${missing.join(', ')} not set.`,
    'Visitors are told so, and are offered e-mail and phone instead.',
    'How to connect an account: README.md, "Connect the contact form", and .env.example.',
  ].join('\n')
}

/** Warns on the console of a production build that has no e-mail account. */
export function warnWithoutMailAccount(root: string, reporter: Pick<Reporter, 'warn'>): void {
  const file = path.join(root, '.env.production')
  const warning = mailAccountWarning(process.env, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
  if (warning) reporter.warn(warning)
}
