/**
 * `npm run build [-- --verbose]`: the production site in public/, with the e-mail account of the environment. The
 * command for hosts. `--verbose` prints everything that Gatsby says.
 */
import { runCommand } from '../process/command'
import { ensureBuild, VERBOSE } from './buildStamp'

runCommand('npm run build [-- --verbose]', { options: VERBOSE }, async ({ values }) => {
  await ensureBuild({ force: true, hosted: true, output: values.verbose ? process.stdout : undefined })
  console.log('The site is in public/.')
})
