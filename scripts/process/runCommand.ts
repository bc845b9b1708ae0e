import { BuildError } from '../build/buildStamp'
import { SettingError } from './settingError'

/**
 * Runs a command. What its reader can mend is said in a sentence, a mistake of
 * ours with its stack. Ends with 1 when it fails, with 130 when Ctrl-C ended
 * its build.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const expected = error instanceof SettingError || error instanceof BuildError
    console.error(expected ? error.message : error)
    process.exit(error instanceof BuildError && error.end.interrupted ? 130 : 1)
  })
}
