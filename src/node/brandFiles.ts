/** Reads the brand of a site from the disk. `root` is the folder of the repository. */
import { COLOURS_FILE, MARK_FILE, parseColours, type Colour } from '../content/read/brand'
import { textOf } from '../content/read/contentFiles'
import { diskFiles } from '../content/read/diskFiles'
import { DRAWING_SETS } from '../content/schemas/company'

/** Reads the colours of a site. */
export const readColours = (root: string): Map<string, Colour> => parseColours(textOf(diskFiles(root), COLOURS_FILE))

/** The mark of a site as SVG; it uses `currentColor` and colours of `colours.css`. */
export const readMark = (root: string): string => textOf(diskFiles(root), MARK_FILE).trim()

/** The name of the site's set of drawings, a folder of `src/brand`. */
export function readDrawings(root: string): string {
  const chosen = /"drawings":\s*"(\w+)"/.exec(textOf(diskFiles(root), 'content/site.json'))?.[1]
  return DRAWING_SETS.find((name) => name === chosen) ?? 'plain'
}
