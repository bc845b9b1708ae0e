/** `npm run build`: the production site in public/, for the e-mail account of the environment. The command for hosts. */
import { readArguments, runCommand } from '../process/command'
import { ensureBuild } from './buildStamp'

async function main(): Promise<void> {
  readArguments('npm run build', {})
  await ensureBuild({ force: true, hosted: true })
  console.log('The site is in public/.')
}

runCommand(main)
