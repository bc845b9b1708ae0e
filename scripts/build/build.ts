/** `npm run build`: the production site in public/, for the account named in the environment. What hosts call. */
import { buildDay } from './buildDay'
import { forgetBuild } from './buildStamp'
import { SettingError } from '../process/settingError'
import { gatsbyBuild } from './gatsbyBuild'

async function main(): Promise<void> {
  buildDay(process.cwd(), process.env)
  forgetBuild()
  const started = Date.now()
  const { code } = await gatsbyBuild(process.env)
  if (code === 0) console.log(`The site is in public/, after ${Math.round((Date.now() - started) / 1000)} s.`)
  process.exitCode = code
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error)
  process.exit(1)
})
