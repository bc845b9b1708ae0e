/** The editor finds the words of the content on the built pages. */
import { isDemo } from '../../../scripts/test/demo'
import { leavesOf, type Leaf } from '../../../src/editor/leaves'
import { findSpots, indexLeaves, placedIn } from '../../../src/editor/places'
import { diskFiles } from '../../../src/content/read/diskFiles'
import { filesBelow, textOf } from '../../../src/content/read/contentFiles'
import { countWords } from '../../../src/content/mdx/bodyText'
import { isComplete } from '../../../src/routing/languageFiles'
import { LANGUAGES } from '../../../src/routing/languages'
import { languageOfPath } from '../../../src/routing/localizePath'
import { readSite } from '../../support/builtSite'

const files = diskFiles('.')
const texts = Object.fromEntries(
  filesBelow(files, 'content', 'locales')
    .filter((file) => /\.(json|mdx)$/.test(file))
    .map((file) => [file, textOf(files, file)]),
)
const countOf = (leaves: readonly Leaf[]) => countWords([...new Set(leaves)].map(({ words }) => words).join(' '))

it.each(LANGUAGES)('editor: at most 3 % of the words of a file are not placed on a page in "%s"', (language) => {
  // The words that a language lacks are those of another, and stand in more than one place of a file.
  if (!isDemo() || !isComplete(language)) return
  const index = indexLeaves(leavesOf(texts, language))
  const unclear = readSite('public').flatMap(({ path, document }) => {
    if (languageOfPath(path) !== language) return []
    const spots = findSpots(document, index)
    const placed = new Set(spots.flatMap(placedIn))
    // Words that a dictionary has too may be those of the interface.
    const isOfContent = (leaf: Leaf) => leaf.file.startsWith('content/')
    const several = spots.filter(({ leaves }) => leaves.length > 1 && leaves.every(isOfContent))
    const unplaced = several.flatMap(({ leaves }) => leaves.filter((leaf) => !placed.has(leaf)))
    return [...new Set([...placed].filter(isOfContent).map(({ file }) => file))].flatMap((file) => {
      const of = (leaves: Iterable<Leaf>) => [...leaves].filter((leaf) => leaf.file === file)
      const lost = of(unplaced)
      const share = countOf(lost) / countOf([...of(placed), ...lost])
      return share > 0.03 ? [`${path} ${file}: ${lost.map((leaf) => leaf.path).join()}`] : []
    })
  })
  expect(unclear).toEqual([])
})
