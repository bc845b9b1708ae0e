import type { Content } from '../../src/content/model/content'
import { hint } from '../../src/content/report/suggest'
import { pathOf, type PageName } from './pageName'

/** Says that there is no such page, or no such author, and which one was meant. */
export function missingPage(content: Content, page: PageName): Error {
  const what = page.folder === 'authors' ? `author "${page.key}"` : `page ${pathOf(page)}`
  return new Error(`There is no ${what}.${hint(page.key, keysBeside(content, page))}`)
}

function keysBeside({ posts, cases, entries }: Content, { folder }: PageName): string[] {
  if (folder === 'blog') return posts.map(({ id }) => String(id))
  if (folder === 'projects') return cases.map((each) => each.folder)
  return entries.filter(({ file }) => file.startsWith(`content/${folder}/`)).map(({ key }) => key)
}
