import fs from 'node:fs'
import path from 'node:path'
import { CONTENT_TYPES } from '../content/contentTypes'
import { installedIconSets } from '../content/iconSets'
import type { Content } from '../content/readContent'
import { visitFields } from '../content/schemaWalk'
import { brandIconSprite } from './iconBody'

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

/** Writes `public/brand-icons.svg` with the brand marks the content names. */
export function writeBrandIcons(root: string, content: Content): void {
  const set = installedIconSets(root)['brand-icon']
  const sprite = brandIconSprite(usedBrandIcons(content).map((name) => ({ name, file: set.file(name) })))
  fs.mkdirSync(path.join(root, 'public'), { recursive: true })
  fs.writeFileSync(path.join(root, 'public', 'brand-icons.svg'), sprite)
}
