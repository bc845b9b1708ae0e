/** Names in installed packages that content files may use. */
import fs from 'node:fs'
import path from 'node:path'

export interface IconSets {
  /** Line icons of the interface, of lucide.dev. */
  icon: readonly string[]
  /** Brand marks of technologies, of simpleicons.org. */
  'brand-icon': readonly string[]
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
    icon: names('icon'),
    'brand-icon': names('brand-icon'),
    stemmers: Object.keys(exports).map((name) => name.replace('./', '')),
  }
}
