import fs from 'node:fs'
import path from 'node:path'

export interface IconSet {
  /** Name of the set and where to browse it, for messages. */
  title: string
  names: ReadonlySet<string>
  /** The SVG file of an icon. */
  file(name: string): string
}

export interface IconSets {
  /** Line icons of the interface. */
  icon: IconSet
  /** Brand marks of technologies. */
  'brand-icon': IconSet
}

/** The icon sets installed below `root`, by the kind of field that names them. */
export function installedIconSets(root: string): IconSets {
  return {
    icon: iconSet('an icon of lucide.dev', path.join(root, 'node_modules/lucide-static/icons')),
    'brand-icon': iconSet('a brand mark of simpleicons.org', path.join(root, 'node_modules/simple-icons/icons')),
  }
}

function iconSet(title: string, folder: string): IconSet {
  const names = new Set(fs.readdirSync(folder).flatMap((name) => (name.endsWith('.svg') ? name.slice(0, -4) : [])))
  return { title, names, file: (name) => path.join(folder, `${name}.svg`) }
}
