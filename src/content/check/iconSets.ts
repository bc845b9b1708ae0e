import fs from 'node:fs'
import path from 'node:path'

interface IconSet {
  /** Name of the set and where to browse it, for messages. */
  title: string
  names: readonly string[]
}

export interface IconSets {
  /** Line icons of the interface. */
  icon: IconSet
  /** Brand marks of technologies. */
  'brand-icon': IconSet
}

const FOLDERS = { icon: 'lucide-static/icons', 'brand-icon': 'simple-icons/icons' } as const

/** The SVG file of an icon, by the kind of field that names it. */
export function iconFile(root: string, kind: keyof typeof FOLDERS, name: string): string {
  return path.join(root, 'node_modules', FOLDERS[kind], `${name}.svg`)
}

/** The icon sets installed below `root`, by the kind of field that names them. Lists some thousands of files. */
export function installedIconSets(root: string): IconSets {
  const names = (kind: keyof typeof FOLDERS) =>
    fs
      .readdirSync(path.join(root, 'node_modules', FOLDERS[kind]))
      .flatMap((name) => (name.endsWith('.svg') ? name.slice(0, -4) : []))
  return {
    icon: { title: 'an icon of lucide.dev', names: names('icon') },
    'brand-icon': { title: 'a brand mark of simpleicons.org', names: names('brand-icon') },
  }
}
