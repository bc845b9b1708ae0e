import fs from 'node:fs'
import path from 'node:path'
import { CONTENT_TYPES, type Content } from '../../content/model/contentTypes'
import { iconFile } from '../../content/check/installedNames'
import { colourOf } from '../../content/read/brand'
import { readColours } from '../brandFiles'
import { visitRecord } from '../../content/schemas/walkSchema'
import { brandIconPath } from '../../routing/brandIconPath'
import { brandIconFile } from '../nodes/iconSvg'

/** Writes `public/brand-icons/<slug>.svg` for every brand mark in the content, and removes others. */
export function writeBrandIcons(root: string, content: Content): void {
  const folder = path.join(root, 'public', 'brand-icons')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const ink = colourOf(readColours(root), '--ink')
  const used = new Set<string>()
  for (const { type, record } of content.entries)
    visitRecord(CONTENT_TYPES[type].schema, record, {
      field: ({ kind }, value) => kind === 'brand-icon' && used.add(String(value)),
    })
  for (const name of used) {
    const mark = fs.readFileSync(iconFile(root, 'brand-icon', name), 'utf8')
    fs.writeFileSync(path.join(root, 'public', brandIconPath(name)), brandIconFile(mark, ink))
  }
}
