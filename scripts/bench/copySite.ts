import fs from 'node:fs'
import path from 'node:path'

/** Everything a build reads. */
const PARTS = /^(gatsby-.*|content|locales|src|static|package\.json|tsconfig\.json|\.parcelrc)$/

/** Copies the site of the current folder into another, so that a build there can have other content. Packages are shared. */
export function copySite(folder: string): void {
  for (const name of fs.readdirSync('.').filter((each) => PARTS.test(each)))
    fs.cpSync(name, path.join(folder, name), { recursive: true })
  // A junction on Windows, which needs no rights; a link elsewhere.
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
}
