import { parseArgs, type ParseArgsConfig } from 'node:util'
import { hint } from '../../src/content/report/suggest'
import { SettingError } from './settingError'

/** Options that npm knows itself: that it was given one says nothing of ours. */
const OPTIONS_OF_NPM = ['force', 'json', 'key', 'only']

/**
 * Reads the arguments of a command.
 * @param usage the command and what it takes, as `npm run rename -- services/old services/new`
 * @param config as `parseArgs` takes it
 * @throws {SettingError} what is wrong with them, and the usage
 */
export function readArguments<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
  env: NodeJS.ProcessEnv = process.env,
): ReturnType<typeof parseArgs<T>> {
  const options = Object.keys(config.options ?? {})
  // Without "--" npm keeps the option, and a command would run with its value for a word of the title.
  const kept = options.find((name) => !OPTIONS_OF_NPM.includes(name) && env[`npm_config_${name}`] !== undefined)
  if (kept) throw new SettingError(`npm took "--${kept}" for itself. Write "--" before what is ours.\nUsage: ${usage}`)
  try {
    return parseArgs(config)
  } catch (error) {
    throw new SettingError(`${said(error as Error, options)}\nUsage: ${usage}`)
  }
}

/**
 * Reads a number of times.
 * @param option the option that gives it, as `--runs`
 * @throws {SettingError} when it is no whole number from 1
 */
export function readCount(option: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new SettingError(`${option} ${value} is no number of times. Write ${option} 3.`)
  return Number(value)
}

/** The first sentence of Node's message, with the options there are; the others are about Node. */
function said({ message }: Error, options: readonly string[]): string {
  const [sentence] = message.split(/\. (?=[A-Z])|\.?\n/)
  const [, unknown] = /^Unknown option '(.+)'$/.exec(sentence) ?? []
  const known = options.map((name) => `--${name}`)
  return `${sentence}.${unknown ? hint(unknown, known) : ''}`
}
