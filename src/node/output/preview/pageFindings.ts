import type { PageFinding } from '../../../sources/previewData'
import { attributeOf, elementsOf, nameOf, textOf, type PageNode } from '../../../sources/readPage'

/** What search engines show of a title and of a description, in characters. */
const TITLE_SHOWN = 65
const DESCRIPTION_SHOWN = 165

/** What a reviewer should look at on a built page, whatever changed. */
export function pageFindings(page: PageNode): PageFinding[] {
  const elements = elementsOf(page)
  const named = (name: string) => elements.filter((element) => nameOf(element) === name)
  const title = named('title').map(textOf)[0] ?? ''
  const description =
    named('meta')
      .filter((meta) => attributeOf(meta, 'name') === 'description')
      .map((meta) => attributeOf(meta, 'content') ?? '')[0] ?? ''
  const found: PageFinding[] = []
  if (title.length > TITLE_SHOWN) found.push({ id: 'title-too-long', text: title })
  if (!description) found.push({ id: 'description-missing', text: title })
  if (description.length > DESCRIPTION_SHOWN) found.push({ id: 'description-too-long', text: description })
  for (const image of named('img'))
    if (attributeOf(image, 'alt') === undefined)
      found.push({ id: 'alt-missing', text: attributeOf(image, 'src') ?? '' })
  return [...found, ...skippedHeadings(elements)]
}

function skippedHeadings(elements: readonly PageNode[]): PageFinding[] {
  const headings = elements.filter(({ nodeName }) => /^h[1-6]$/.test(nodeName))
  const level = ({ nodeName }: PageNode) => Number(nodeName[1])
  return headings
    .filter((heading, index) => index > 0 && level(heading) > level(headings[index - 1]) + 1)
    .map((heading) => ({ id: 'heading-skipped' as const, text: textOf(heading) }))
}
