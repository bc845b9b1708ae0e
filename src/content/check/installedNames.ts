/** Names in installed packages that content files may use. */
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

/** What the check needs from packages. It takes these as an argument, because the editor has no packages. */
export interface InstalledNames extends IconSets {
  /** Stemmers of `@orama/stemmers`. */
  stemmers: readonly string[]
}

const FOLDERS = { icon: 'lucide-static/icons', 'brand-icon': 'simple-icons/icons' } as const

/** The SVG file of an icon, by the kind of field that names it. */
export function iconFile(root: string, kind: keyof typeof FOLDERS, name: string): string {
  return path.join(root, 'node_modules', FOLDERS[kind], `${name}.svg`)
}

/** The names installed below `root`; icons by the kind of field that names them. Lists some thousands of files. */
export function installedNames(root: string): InstalledNames {
  const stemmers = fs.readFileSync(path.join(root, 'node_modules/@orama/stemmers/package.json'), 'utf8')
  const { exports } = JSON.parse(stemmers) as { exports: object }
  const names = (kind: keyof typeof FOLDERS) =>
    fs
      .readdirSync(path.join(root, 'node_modules', FOLDERS[kind]))
      .flatMap((name) => (name.endsWith('.svg') ? name.slice(0, -4) : []))
  return {
    icon: { title: 'an icon of lucide.dev', names: names('icon') },
    'brand-icon': { title: 'a brand mark of simpleicons.org', names: names('brand-icon') },
    stemmers: Object.keys(exports).map((name) => name.replace('./', '')),
  }
}
