/**
 * `npm start [-- --force --verbose]`: the production site on this computer, with its own mail endpoint. Builds first if
 * the build is out of date, or with `--force`; `--verbose` prints everything that Gatsby says. `PORT` sets another port than 8000, `MAIL_BEHAVIOUR` the behaviour of the endpoint
 * (see README.md).
 */
import { buildSettings, envFile } from '../../src/node/environment'
import { mailAccountWarning } from '../../src/node/mailAccount'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { ensureBuild, staleReason, VERBOSE } from '../build/buildStamp'
import { createMailEndpoint, readBehaviour } from '../mail/createMailEndpoint'
import { listenLocally } from '../server/listen'
import { createSiteServer } from '../server/createSiteServer'
import { runCommand } from '../process/command'
import { untilStopped } from '../process/runProcess'

const OPTIONS = { force: { type: 'boolean', default: false }, ...VERBOSE } as const

runCommand('npm start [-- --force --verbose]', { options: OPTIONS }, async ({ values }) => {
  const port = Number(process.env.PORT || 8000)
  const behaviour = readBehaviour(process.env.MAIL_BEHAVIOUR)
  const mail = createMailEndpoint({ folder: '.mail', behaviour: () => behaviour, log: console.log })
  // Before the build, so that a busy port is named at once.
  const listener = await listenLocally(createSiteServer({ root: 'public', mail, log: console.error }), port)
  // `npm run build` made it for a host: its form sends through an account or not at all.
  const hosted = !values.force && staleReason(process.cwd(), process.env) === undefined
  await ensureBuild({ force: values.force, hosted, output: values.verbose ? process.stdout : undefined })

  const ofHost = mailAccountWarning(buildSettings(process.env, envFile(process.cwd()))) ?? 'The form uses your account.'
  const kept = 'The contact form sends nothing away: each message is kept as a file in .mail/ and named here.'
  console.log(hosted ? `${ofHost}\nnpm start -- --force makes a build that sends to .mail/.` : kept)
  console.log('Ctrl-C ends it.')
  const address = `http://localhost:${listener.port}`
  const addresses = LANGUAGES.map((language) => address + localizePath('/', language).replace(/^\/$/, ''))
  console.log(`\nThe site is on ${addresses.join(' and ')}\n`)
  await untilStopped()
  await listener.close()
})
