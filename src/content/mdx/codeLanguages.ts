import { nearest } from '../report/suggest'

/** Languages a code block can name. `text` is not highlighted. */
export const CODE_LANGUAGES = [
  'bash',
  'c',
  'css',
  'diff',
  'go',
  'html',
  'http',
  'ini',
  'java',
  'js',
  'json',
  'jsx',
  'kotlin',
  'markdown',
  'python',
  'rust',
  'sql',
  'swift',
  'text',
  'ts',
  'tsx',
  'yaml',
] as const

/** What people write for a language that goes by a shorter name here. */
const OTHER_NAMES: Readonly<Record<string, (typeof CODE_LANGUAGES)[number]>> = {
  console: 'bash',
  golang: 'go',
  htm: 'html',
  javascript: 'js',
  json5: 'json',
  jsonc: 'json',
  kt: 'kotlin',
  md: 'markdown',
  mdx: 'markdown',
  none: 'text',
  patch: 'diff',
  plain: 'text',
  plaintext: 'text',
  postgresql: 'sql',
  powershell: 'bash',
  py: 'python',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'html',
  toml: 'ini',
  txt: 'text',
  typescript: 'ts',
  xml: 'html',
  yml: 'yaml',
  zsh: 'bash',
}

/** Which language was meant, or all there are. */
export function languageHint(written: string): string {
  const lower = written.toLowerCase()
  const near = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : nearest(written, CODE_LANGUAGES)
  if (near) return ` Write "${near}".`
  return ` Use one of ${CODE_LANGUAGES.filter((language) => language !== 'text').join(', ')}, or "text" for none.`
}
