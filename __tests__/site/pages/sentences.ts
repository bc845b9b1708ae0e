import fs from 'node:fs'
import { isDemo } from '../../../scripts/test/demo'
import { isComplete } from '../../../src/routing/languageFiles'
import { pageText } from '../../support/pageText'
import { read, readShipped } from '../../support/shipped'

/** Queried fields that a page may not show: of its head, of another state, of a form that it lacks, all but the first. */
const NOT_SHOWN = /^(?:locales|meta|metaDescription|figures|orderProject|recipient|replyTime|screenshots|questions)$/

/** The sentences in a query result. */
function sentencesOf(found: unknown): string[] {
  if (typeof found === 'string') return /\p{L}.*\s/su.test(found) && !/^\.?[</]/.test(found) ? [found] : []
  const parts = Object.entries(found ?? {}).filter(([field]) => !NOT_SHOWN.test(field))
  return parts.flatMap(([, value]) => sentencesOf(value))
}

it('a page shows every sentence that its query asks for', async () => {
  if (!isDemo()) return
  const pages = (await readShipped()).routes.filter(({ notFound, language }) => !notFound && isComplete(language))
  const missing = pages.flatMap(({ path }) => {
    const { text, values } = pageText(path)
    const shown = [text, ...['alt', 'aria-label'].flatMap((name) => values(`main [${name}]`, name))].map(read).join()
    const file = `public/page-data${path === '/' ? '/index' : path}/page-data.json`
    const { result } = JSON.parse(fs.readFileSync(file, 'utf8')) as { result: { data: unknown } }
    const lost = sentencesOf(result.data).filter((sentence) => !shown.includes(read(sentence)))
    return lost.map((sentence) => `${path}: ${sentence}`)
  })
  expect(missing).toEqual([])
})
