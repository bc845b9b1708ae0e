import { dayOf, siteNow } from '../../src/content/clock'
import { buildSettings, envFile } from '../../src/node/envFile'
import { SettingError } from '../process/settingError'

/**
 * The day (ISO, UTC) a build in a folder is made for.
 * @throws {SettingError} when `SITE_NOW` is no moment
 */
export function buildDay(root: string, env: NodeJS.ProcessEnv): string {
  try {
    return dayOf(siteNow(buildSettings(env, envFile(root))))
  } catch (error) {
    throw new SettingError((error as Error).message)
  }
}
