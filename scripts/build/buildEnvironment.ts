import { buildSettings } from '../../src/node/envFile'
import { missingMailIds } from '../../src/node/mailAccount'

/** The form's settings that make it talk to the endpoint of the server the page came from. */
export const localMail = {
  GATSBY_EMAILJS_ORIGIN: 'same-origin',
  GATSBY_EMAILJS_PUBLIC_KEY: 'local',
  GATSBY_EMAILJS_SERVICE_ID: 'local',
  GATSBY_EMAILJS_TEMPLATE_ID: 'local',
} as const

/**
 * The environment of a production build on this computer. Without a whole
 * account of the reader's own, or when `alwaysLocalMail`, the form's messages
 * go to the local endpoint; with one, its settings are left alone, so that a
 * real account can be tried with `npm start`.
 *
 * @param envFile the text of `.env.production`, '' when there is none
 */
export function buildEnvironment(
  env: NodeJS.ProcessEnv,
  { envFile = '', alwaysLocalMail = false }: { envFile?: string; alwaysLocalMail?: boolean } = {},
): NodeJS.ProcessEnv {
  const own = !alwaysLocalMail && missingMailIds(buildSettings(env, envFile)).length === 0
  return { ...env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', ...(own ? {} : localMail) }
}
