/** `npm run build`: the production site in public/, for the e-mail account of the environment. The command for hosts. */
import { readArguments, runCommand } from '../process/command'
import { buildDay, forgetBuild } from './buildStamp'
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
