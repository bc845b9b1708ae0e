import fs from 'node:fs'
import path from 'node:path'
import { CONTENT_TYPES } from '../../content/model/contentTypes'
import { iconFile } from '../../content/check/iconSets'
import type { Content } from '../../content/model/content'
import { visitFields } from '../../content/schemas/walkSchema'
import { brandIconFile } from '../nodes/iconSvg'

/** Slugs of all brand marks the content names, sorted. */
export function usedBrandIcons(content: Content): string[] {
  const used = new Set<string>()
  for (const { type, record } of content.entries) {
    visitFields(CONTENT_TYPES[type].schema, record, (meta, value) => {
      if (meta.kind === 'brand-icon') used.add(String(value))
    })
  }
  return [...used].sort()
}

/** Writes `public/brand-icons/<slug>.svg` for every brand mark the content names, and removes the others. */
export function writeBrandIcons(root: string, content: Content): void {
  const folder = path.join(root, 'public', 'brand-icons')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  for (const name of usedBrandIcons(content))
    fs.writeFileSync(path.join(folder, `${name}.svg`), brandIconFile(iconFile(root, 'brand-icon', name)))
}
