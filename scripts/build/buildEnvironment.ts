/** The form's settings that make it talk to the endpoint of the server the page came from. */
export const localMail = {
  GATSBY_EMAILJS_ORIGIN: 'same-origin',
  GATSBY_EMAILJS_PUBLIC_KEY: 'local',
  GATSBY_EMAILJS_SERVICE_ID: 'local',
  GATSBY_EMAILJS_TEMPLATE_ID: 'local',
} as const

const accountNames = ['GATSBY_EMAILJS_PUBLIC_KEY', 'GATSBY_EMAILJS_SERVICE_ID', 'GATSBY_EMAILJS_TEMPLATE_ID']

/** Whether the environment or a `.env` file (its text) names a mail account of the reader's own. */
export function hasOwnMailAccount(env: NodeJS.ProcessEnv, envFile = ''): boolean {
  return accountNames.some(
    (name) =>
      Boolean(env[name]) || new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*\\S`, 'm').test(envFile),
  )
}

/**
 * The environment of a production build on this computer. Without an account
 * of the reader's own, or when `alwaysLocalMail`, the form's messages go to
 * the local endpoint; with one, its settings are left alone, so that a real
 * account can be tried with `npm start`.
 *
 * @param envFile the text of `.env.production`, '' when there is none
 */
export function buildEnvironment(
  env: NodeJS.ProcessEnv,
  { envFile = '', alwaysLocalMail = false }: { envFile?: string; alwaysLocalMail?: boolean } = {},
): NodeJS.ProcessEnv {
  const own = !alwaysLocalMail && hasOwnMailAccount(env, envFile)
  return { ...env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', ...(own ? {} : localMail) }
}
