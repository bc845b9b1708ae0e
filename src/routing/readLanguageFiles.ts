import fs from 'node:fs'
import path from 'node:path'

/** The repository with this file, wherever a command runs. */
const ROOT = path.resolve(__dirname, '../..')

/**
 * Reads the languages of the site. A file that cannot be read counts as empty, a folder that is no language is left
 * out: the check reports both (`content/check/checkDictionaries.ts`, `checkFiles.ts`).
 * @throws Error when there is no `locales/<language>/language.json`
 */
export function readLanguageFiles(): { default: string; files: Record<string, unknown> } {
  const folder = path.join(ROOT, 'locales')
  const file = (language: string) => path.join(folder, language, 'language.json')
  const tags = fs
    .readdirSync(folder)
    .filter((language) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) && fs.existsSync(file(language)))
    .sort()
  if (tags.length === 0) throw new Error('There is no language: locales/<language>/language.json is missing.')
  const { defaultLanguage } = readJson(path.join(ROOT, 'content/site.json')) as { defaultLanguage?: string }
  const first = tags.find((tag) => tag === defaultLanguage) ?? tags[0]
  const ordered = [first, ...tags.filter((tag) => tag !== first)]
  return { default: first, files: Object.fromEntries(ordered.map((tag) => [tag, readJson(file(tag))])) }
}

function readJson(file: string): unknown {
  try {
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as unknown) ?? {}
  } catch {
    return {}
  }
}
