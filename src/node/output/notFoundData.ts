import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from './cleanUrls'

const MARK = 'id="page-data-inline"'

/**
 * Puts the page data of a not-found page into its HTML. The page is served
 * under every unknown address; without this Gatsby's client would ask for the
 * data of that address, get none, and replace the page by the English root one.
 * `window.pageData` is the slot Gatsby's loader reads first.
 * @throws when the page has no loader, because Gatsby then writes its pages in another way
 */
export function inlineNotFoundData(folder: string, page: string): void {
  const file = path.join(folder, htmlFile(page))
  const html = fs.readFileSync(file, 'utf8')
  if (html.includes(MARK)) return
  const data = fs.readFileSync(path.join(folder, 'page-data', page, 'page-data.json'), 'utf8').replace(/</g, '\\u003c')
  const script = `<script ${MARK}>window.pagePath=location.pathname;window.pageData=Object.assign(${data},{path:location.pathname});</script>`
  const withData = html.replace(
    /<script[^>]*id="gatsby-script-loader"[^>]*>[\s\S]*?<\/script>/,
    (loader) => loader + script,
  )
  if (withData === html) throw new Error(`${file} has no script of Gatsby's loader to put its page data after.`)
  fs.writeFileSync(file, withData)
}
