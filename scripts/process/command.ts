/** Shared by all commands: parsing of arguments, and the exit. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A mistake that the user can correct: its message is shown without a stack. */
export class SettingError extends Error {
  readonly exitCode: number = 1
}

/**
 * Runs a command with its arguments, after its file has been evaluated. Shows a {@link SettingError} as its message,
 * any other error with its stack.
 * @param usage the command and its arguments, such as `npm run rename -- services/old services/new`
 * @param config as for `parseArgs`
 */
export function runCommand<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
  main: (given: ReturnType<typeof parseArgs<T>>) => Promise<void>,
): void {
  Promise.resolve()
    .then(() => main(readArguments(usage, config)))
    .catch((error: unknown) => {
      const isExpected = error instanceof SettingError
      console.error(isExpected ? error.message : error)
      process.exit(isExpected ? error.exitCode : 1)
    })
}

/** Options that npm also has: npm sets their variables even if the command does not get the option, as from `~/.npmrc`. */
const OPTIONS_OF_NPM = ['email', 'force', 'json', 'only']

/**
 * Parses the arguments of a command.
 * @throws {SettingError} with what is wrong, and the usage
 */
export function readArguments<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
  env: NodeJS.ProcessEnv = process.env,
): ReturnType<typeof parseArgs<T>> {
  const options = Object.keys(config.options ?? {})
  // Without "--" npm consumes the option, and its value would become a word of the title.
  const kept = options.find((name) => !OPTIONS_OF_NPM.includes(name) && env[`npm_config_${name}`] !== undefined)
  if (kept)
    throw new SettingError(
      `npm took "--${kept}" for itself. Write "--" before the options of this command.\nUsage: ${usage}`,
    )
  try {
    return parseArgs(config)
  } catch (error) {
    throw new SettingError(`${(error as Error).message}\nUsage: ${usage}`)
  }
}
