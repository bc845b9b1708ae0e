/** `npm run build`: the production site in public/, for the account named in the environment. What hosts call. */
import { gatsbyBuild } from './gatsbyBuild'

async function main(): Promise<void> {
  const { code } = await gatsbyBuild(process.env)
  process.exitCode = code
}

void main()
