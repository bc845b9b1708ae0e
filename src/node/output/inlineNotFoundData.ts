import fs from 'node:fs'
import path from 'node:path'
import { LOADER_ID, PAGE_DATA_ID } from '../../constants'
import { htmlFile, pageDataFile } from './cleanUrls'

/** The element of the data, and the script that reads it (`browser/inline/fetchScripts.ts`). */
const PAGE_DATA = `<script type="application/json" id="${PAGE_DATA_ID}">`
const LOADER = `<script id="${LOADER_ID}"`

/**
 * Inserts the page data of a not-found page into its HTML. Hosts serve the page
 * at every unknown address; without the inlined data, Gatsby's client would
 * fetch the data of that address, fail, and show the English root page instead.
 * @throws when the page has no script loader to insert it before
 */
export function inlineNotFoundData(folder: string, page: string): void {
  const file = path.join(folder, htmlFile(page))
  const html = fs.readFileSync(file, 'utf8')
  if (html.includes(PAGE_DATA)) return
  if (!html.includes(LOADER)) throw new Error(`${file} has no loader of scripts to put its page data before.`)
  const data = fs.readFileSync(path.join(folder, pageDataFile(page)), 'utf8').replace(/</g, '\\u003c')
  fs.writeFileSync(
    file,
    html.replace(LOADER, () => `${PAGE_DATA}${data}</script>${LOADER}`),
  )
}
