import fs from 'node:fs'

// Far from UTC and with a half hour: a date that ignores its time zone is then another day or hour.
process.env.TZ = 'America/St_Johns'

/** Packages with only ES modules: Jest's `require` needs them compiled. */
const ES_MODULES = [
  ...['@mdx-js/', 'devlop', 'github-slugger', 'lowlight', 'satteri/'],
  // What the reader of built pages needs.
  ...['character-', 'decode-named', 'longest-streak', 'markdown-table', 'mdast', 'micromark', 'unist', 'zwitch'],
]

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
}

const { compilerOptions } = /** @type {{ compilerOptions: { paths: Record<'@words/*', [string]> } }} */ (
  JSON.parse(fs.readFileSync(new URL('tsconfig.json', import.meta.url), 'utf8'))
)

/** @type {import('jest').Config} */
const project = {
  // Packages and pages in the build's folders are never tests.
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/public/'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: {
    '/satteri/index\\.js$': ['<rootDir>/__tests__/support/moduleInBlock.cjs', swc],
    '\\.[cm]?[jt]sx?$': ['@swc/jest', swc],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULES.join('|')}))`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/classNames.ts',
    '\\.css$': '<rootDir>/__tests__/support/noStyles.ts',
    '^@brand/(.*)$': '<rootDir>/src/brand/ship/$1',
    '^@words/(.*)$': `<rootDir>/${compilerOptions.paths['@words/*'][0].replace('*', '$1')}`,
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
  },
}

/**
 * A language of the unit tests, independent of the site's languages.
 * @param {string} language
 * @returns {unknown}
 */
const languageFile = (language) =>
  JSON.parse(fs.readFileSync(new URL(`__tests__/support/locales/${language}/language.json`, import.meta.url), 'utf8'))
const languageFiles = { default: 'en', files: { en: languageFile('en'), ru: languageFile('ru') } }

const tests = (/** @type {string} */ folders) => [`<rootDir>/__tests__/${folders}/**/*.test.{ts,tsx}`]

/** One test that takes minutes for two real builds runs only with the full tests. */
const minutes = process.env.OTHER_CONTENT === 'whole' ? [] : ['recordedBranch']
/** @type {import('jest').Config} */
const config = {
  // Suites start programs and read the whole content; they must not fail on a busy machine.
  testTimeout: 120_000,
  projects: [
    {
      ...project,
      displayName: 'unit',
      testMatch: tests('!(demo|site|builds|browser)'),
      globals: { BUILD: { languageFiles } },
    },
    { ...project, displayName: 'demo', testMatch: tests('demo') },
    { ...project, displayName: 'site', testMatch: tests('site') },
    { ...project, displayName: 'builds', testMatch: tests('builds'), testPathIgnorePatterns: minutes },
  ],
}

export default config
