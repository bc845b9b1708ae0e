/**
 * Draws every picture of the site except the app screens.
 *
 *   npx tsx tools/pictures/illustrations.ts                 all of them
 *   npx tsx tools/pictures/illustrations.ts cover-1 social  only these
 *   npx tsx tools/pictures/illustrations.ts --out=/some/dir into one folder, to look at
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DRAWINGS } from './illustrations/drawings'
import { openPress } from './illustrations/press'

const ROOT = path.resolve(__dirname, '../..')

/** Where a drawing belongs; undefined while the folder of its post does not exist. */
function destination(name: string, file: string): string | undefined {
  const post = /^cover-(\d+)$/.exec(name)?.[1]
  if (!post) return path.join(ROOT, file)
  const blog = path.join(ROOT, 'content/blog')
  const folder = readdirSync(blog).find((entry) => entry.startsWith(`${post}-`))
  return folder && path.join(blog, folder, file)
}

async function main(): Promise<void> {
  const { values, positionals: names } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })
  const { out } = values
  const unknown = names.filter((name) => !(name in DRAWINGS))
  if (unknown.length)
    throw new Error(`No drawing is called ${unknown.join(', ')}. There are: ${Object.keys(DRAWINGS).join(', ')}`)

  const press = await openPress()
  try {
    for (const name of names.length ? names : Object.keys(DRAWINGS)) {
      const drawing = DRAWINGS[name]
      const file = out ? path.join(out, `${name}${path.extname(drawing.file)}`) : destination(name, drawing.file)
      if (!file) {
        console.warn(`${name}: no post has this number, skipped`)
        continue
      }
      const bytes = await press.print(drawing, file)
      console.log(`${path.relative(ROOT, file)}  ${(bytes / 1024).toFixed(0)} KB`)
    }
  } finally {
    await press.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
