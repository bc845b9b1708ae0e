/**
 * `npm run dev`: runs `gatsby develop`, and the mail endpoint on the next port.
 * `PORT` sets another port than 8000. Ctrl-C ends both.
 */
import { createServer } from 'node:http'
import { dropUnfinishedCache } from '../../src/node/unfinishedCache'
import { forgetBuild, localMail } from '../build/buildStamp'
import { createMailEndpoint, readBehaviour } from '../mail/createMailEndpoint'
import { runCommand } from '../process/command'
import { packageCommand, runNode, Stopped } from '../process/runProcess'
import { listenLocally } from '../server/listen'

runCommand('npm run dev', {}, async () => {
  const port = Number(process.env.PORT || 8000)
  const behaviour = readBehaviour(process.env.MAIL_BEHAVIOUR)
  const mail = createMailEndpoint({ folder: '.mail', behaviour: () => behaviour, log: console.log })
  const server = createServer((request, response) => {
    if (!mail(request, response)) response.writeHead(404).end()
  })
  // The next port if it is free, so that the address stays the same between runs.
  const listener = await listenLocally(server, port + 1).catch(() => listenLocally(server, 0))
  const origin = `http://localhost:${listener.port}`
  console.log(`The contact form's messages go to ${origin}: each is kept as a file in .mail/.`)
  // gatsby develop writes into public/ as well.
  forgetBuild()
  dropUnfinishedCache(process.cwd())
  console.log(`Starting gatsby develop on http://localhost:${port}; Ctrl-C ends both.`)
  const develop = [packageCommand('gatsby'), 'develop', '--port', String(port), '--host', 'localhost']
  const env = { ...process.env, NODE_ENV: 'development', ...localMail, GATSBY_EMAILJS_ORIGIN: origin } as const
  const code = await runNode(develop, { env }).catch((error: unknown) => {
    if (error instanceof Stopped) return 0
    throw error
  })
  process.exit(code)
})
