/** `npm run build`: the production site in public/, for the account named in the environment. What hosts call. */
import { forgetBuild } from './buildStamp'
import { gatsbyBuild } from './gatsbyBuild'

async function main(): Promise<void> {
  forgetBuild()
  const { code } = await gatsbyBuild(process.env)
  process.exitCode = code
}

void main()
