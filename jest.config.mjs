import fs from 'node:fs'

// Far from UTC and by half an hour, so that a date that forgets its zone is another day or hour.
process.env.TZ = 'America/St_Johns'

/** Packages that are ES modules only: Jest's `require` needs them compiled. */
const ES_MODULES = ['@mdx-js/', 'devlop', 'entities', 'github-slugger', 'hast', 'lowlight', 'parse5', 'satteri/']

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
}

/** @type {import('jest').Config} */
const project = {
  // A page or package of the build is never a test.
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/public/'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: {
    '/satteri/index\\.js$': ['<rootDir>/__tests__/support/moduleInBlock.cjs', swc],
    '\\.[cm]?[jt]sx?$': ['@swc/jest', swc],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULES.join('|')}))`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/__tests__/support/noStyles.ts',
    '^@brand/(.*)$': '<rootDir>/src/brand/ship/$1',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
  },
}

/**
 * The languages of the unit tests, whatever those of the site are.
 * @param {string} language
 * @returns {unknown}
 */
const languageFile = (language) =>
  JSON.parse(fs.readFileSync(new URL(`__tests__/support/locales/${language}/language.json`, import.meta.url), 'utf8'))
const SITE_LANGUAGE_FILES = { default: 'en', files: { en: languageFile('en'), ru: languageFile('ru') } }

const tests = (/** @type {string} */ folders) => [`<rootDir>/__tests__/${folders}/**/*.test.{ts,tsx}`]

/** Two real builds for one test are worth their minutes where all of it is asked for (CI). */
const minutes = process.env.OTHER_CONTENT === 'whole' ? [] : ['recordedBranch']
/** @type {import('jest').Config} */
const config = {
  // Suites start programs and read the whole content; a busy machine must not fail them.
  testTimeout: 120_000,
  projects: [
    {
      ...project,
      displayName: 'unit',
      testMatch: tests('!(demo|site|builds|browser)'),
      globals: { SITE_LANGUAGE_FILES },
    },
    { ...project, displayName: 'demo', testMatch: tests('demo') },
    // One file that requires the others: they share the pages they parse, which is most of their time.
    { ...project, displayName: 'site', testMatch: ['<rootDir>/__tests__/site/together.test.ts'] },
    { ...project, displayName: 'builds', testMatch: tests('builds'), testPathIgnorePatterns: minutes },
  ],
}

export default config
