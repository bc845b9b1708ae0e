import type { KnipConfig } from 'knip'

/** What no code imports by name: modules that bundles and commands start with, and packages that are read as files. */
const config: KnipConfig = {
  entry: [
    'gatsby-*.{ts,tsx}',
    'src/templates/*.tsx',
    'src/**/fragment.ts',
    // `@brand` is one of these folders.
    'src/brand/*/*.tsx',
    // They replace modules of packages.
    'src/i18n/pageWords.ts',
    'src/editor/{start,checkWorker,gatsbyReplacement}.ts',
    'src/overlay/overlay.ts',
    'src/node/hooks/codeLoader.mjs',
    'scripts/*/{ask,bench,build,check,dev,icons,new,remove,rename,review,schemas,start,translations,typecheck}.ts',
    '__tests__/**/*.{test,spec}.{ts,tsx}',
  ],
  project: ['src/**/*.{ts,tsx,mjs}', 'scripts/**/*.{ts,mjs}', '__tests__/**/*.{ts,tsx,cjs}', 'gatsby-*'],
  ignoreDependencies: ['@orama/stemmers', 'lucide-static', 'simple-icons', 'tsx'],
  // Gatsby collects fragments from all files.
  compilers: { tsx: withoutFragments, ts: withoutFragments },
}
export default config

function withoutFragments(code: string): string {
  return code.replace(/^export (?=const \w+ = graphql`)/gm, '')
}
