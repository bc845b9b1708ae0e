/** `npm run build`: the production site in public/, with the e-mail account of the environment. The command for hosts. */
import { runCommand } from '../process/command'
import { ensureBuild } from './buildStamp'

runCommand('npm run build', {}, async () => {
  await ensureBuild({ force: true, hosted: true })
  console.log('The site is in public/.')
})
