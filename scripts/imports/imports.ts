/**
 * `npm run imports`: the imports of the site against the order of its rooms,
 * the doors of its libraries and circles. The rules stand in
 * `scripts/imports/rooms.ts`. Part of `npm test`.
 */
import { readArguments, runCommand } from '../process/command'
import { checkImports } from './checkImports'

async function main(): Promise<void> {
  readArguments('npm run imports', {})
  const { looked, problems } = await checkImports(process.cwd())
  for (const problem of problems) console.error(problem)
  console.log(`Imports: ${looked} looked at, ${problems.length} wrong.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

runCommand(main)
