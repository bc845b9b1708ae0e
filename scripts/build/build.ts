/** `npm run build`: the production site in public/, for the account named in the environment. What hosts call. */
import { buildDay } from './buildDay'
import { forgetBuild } from './buildStamp'
import { readArguments } from '../process/readArguments'
import { runCommand } from '../process/runCommand'
import { gatsbyBuild } from './gatsbyBuild'

async function main(): Promise<void> {
  readArguments('npm run build', {})
  buildDay(process.cwd(), process.env)
  forgetBuild()
  const started = Date.now()
  const { code } = await gatsbyBuild(process.env)
  if (code === 0) console.log(`The site is in public/, after ${Math.round((Date.now() - started) / 1000)} s.`)
  process.exitCode = code
}

runCommand(main)
