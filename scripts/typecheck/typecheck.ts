/**
 * `npm run typecheck`: writes the types of the queries from schemas and
 * templates, without content and without a build, and checks all types.
 * With `--if-missing` it does nothing where these types are: for the linter.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copySite } from '../bench/copySite'
import { buildSteps } from '../build/buildSteps'
import { runCommand } from '../process/command'
import { packageCommand, runNode } from '../process/runProcess'

const TYPES = 'src/gatsby-types.d.ts'

runCommand('npm run typecheck', { options: { 'if-missing': { type: 'boolean' } } }, async ({ values }) => {
  if (values['if-missing'] && fs.existsSync(TYPES)) return
  // Works in a copy: a run without content would corrupt the cache of the site's builds.
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'query-types-'))
  copySite(folder)
  const { stream: output, log } = buildSteps(() => {})
  const env = { ...process.env, ONLY_QUERY_TYPES: 'true', CI: 'true', NO_COLOR: '1', GATSBY_TELEMETRY_DISABLED: '1' }
  const code = await runNode([packageCommand('gatsby'), 'build'], { cwd: folder, env, output })
  if (code === 0) fs.copyFileSync(path.join(folder, TYPES), TYPES)
  else console.error(log())
  fs.rmSync(folder, { recursive: true })
  process.exitCode = code || (await runNode([packageCommand('typescript', 'tsc'), '--noEmit']))
})
