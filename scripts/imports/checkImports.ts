import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { importsOnly } from './importsOnly'
import { RULES_OF_CODE, RULES_OF_IMPORTS } from './rooms'

/** What of the repository the rules are about. */
const READ = ['src', 'gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx']

const EXTENSIONS = ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css']

interface ImportProblems {
  /** How many imports were looked at. */
  looked: number
  /** One line a wrong import: rule, file, what it imports. */
  problems: string[]
}

/**
 * Holds the imports below `root` against the rules of `rooms.ts`, first all of
 * them and then those that are left without types.
 */
export async function checkImports(root: string): Promise<ImportProblems> {
  const all = await cruiseImports(root, RULES_OF_IMPORTS, true)
  const code = await cruiseImports(root, RULES_OF_CODE, false)
  return {
    looked: all.summary.totalDependenciesCruised ?? 0,
    problems: [...all.summary.violations, ...code.summary.violations].map(({ rule, from, to, cycle, via }) => {
      const way = (cycle ?? via ?? [{ name: to }]).map(({ name }) => name).join(' → ')
      return `${rule.name}: ${from} → ${way}`
    }),
  }
}

async function cruiseImports(root: string, forbidden: IForbiddenRuleType[], types: boolean): Promise<ICruiseResult> {
  // An ES module, like its neighbours; this file may be read as CommonJS.
  const { cruise } = await import('dependency-cruiser')
  const { output } = await cruise(
    READ,
    { baseDir: root, doNotFollow: { path: ['node_modules'] }, parser: 'acorn', validate: true, ruleSet: { forbidden } },
    { extensions: EXTENSIONS },
    { babelConfig: { babelrc: false, configFile: false, plugins: [[importsOnly, { types }]] } },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}
