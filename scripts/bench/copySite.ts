import fs from 'node:fs'
import path from 'node:path'

/** All inputs of a build. */
const BUILD_SOURCES = /^(gatsby-.*|content|locales|src|static|package\.json|tsconfig\.json|\.parcelrc)$/

/** Copies the site of the current folder into another, so that a build there can have other content. Both share the packages. */
export function copySite(folder: string): void {
  for (const name of fs.readdirSync('.').filter((each) => BUILD_SOURCES.test(each)))
    fs.cpSync(name, path.join(folder, name), { recursive: true })
  // On Windows a junction, which needs no permissions; elsewhere a link.
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
}
