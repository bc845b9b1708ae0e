import fs from 'node:fs'
import path from 'node:path'
import { CONTENT_TYPES, entriesOf, type Content } from '../../content/model/contentTypes'
import { iconFile } from '../../content/check/iconSets'
import { colourOf, readColours } from '../../content/read/brand'
import { visitRecord } from '../../content/schemas/walkSchema'
import { brandIconPath, brandRowPath } from '../../routing/brandIconPath'
import { brandIconFile, brandRowFile } from '../nodes/iconSvg'

/** The slugs of all brand marks in the content, sorted. */
function usedBrandIcons(content: Content): string[] {
  const used = new Set<string>()
  for (const { type, record } of content.entries) {
    visitRecord(CONTENT_TYPES[type].schema, record, {
      field: (meta, value) => meta.kind === 'brand-icon' && used.add(String(value)),
    })
  }
  return [...used].sort()
}

/**
 * Writes `public/brand-icons/<slug>.svg` for every brand mark in the content, and
 * one file for the row of marks in the first view of the home page. Removes
 * others.
 */
export function writeBrandIcons(root: string, content: Content): void {
  const folder = path.join(root, 'public', 'brand-icons')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const ink = colourOf(readColours(root), '--ink')
  const fileOf = (name: string) => iconFile(root, 'brand-icon', name)
  const write = (address: string, svg: string) => fs.writeFileSync(path.join(root, 'public', address), svg)
  for (const name of usedBrandIcons(content)) write(brandIconPath(name), brandIconFile(fileOf(name), ink))
  for (const { record } of entriesOf(content.entries, 'HomePage')) {
    const icons = record.mockup?.technologies.map(({ icon }) => icon)
    if (icons)
      write(
        brandRowPath(icons),
        brandRowFile(
          icons.map((icon) => (icon ? fileOf(icon) : null)),
          ink,
        ),
      )
  }
}
