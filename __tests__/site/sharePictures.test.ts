import fs from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { openStudio } from '../../src/node/output/sharePictures/studio'
import { attribute, readSite } from '../support/builtSite'

const FOLDER = path.resolve('public')
const pages = readSite(FOLDER).filter(({ path: page }) => !page.endsWith('404.html'))
const studio = openStudio(process.cwd())
const meta = (document: Document, property: string) =>
  attribute(document, `meta[property="${property}"], meta[name="${property}"]`, 'content')
const pictureOf = (document: Document) => new URL(meta(document, 'og:image') ?? '', 'https://none.example').pathname

test('every page has a share picture of its own, as PNG of 1200 × 630, with its size and words', () => {
  const seen = new Map<string, string>()
  const wrong = pages.flatMap(({ path: page, document }) => {
    const picture = pictureOf(document)
    if (picture === '/') return [`${page} has no share picture; see the headings of node/output/sharePictures`]
    const twin = seen.get(picture)
    seen.set(picture, page)
    if (twin && !picture.startsWith('/share/site-')) return [`${page} shares its picture with ${twin}`]
    const file = fs.readFileSync(path.join(FOLDER, picture))
    const { width, height, type } = imageSize(file)
    const told = ['og:image:width', 'og:image:height', 'twitter:card'].map((property) => meta(document, property))
    if (`${type} ${width} ${height}` !== 'png 1200 630') return [`${page} has a picture ${type} ${width} ${height}`]
    if (file.length > 300_000) return [`${page} has a picture of ${file.length} bytes, which messengers leave out`]
    if (told.join(' ') !== '1200 630 summary_large_image') return [`${page} says ${told.join(' ')}`]
    const heading = document.querySelector('h1')?.textContent ?? ''
    const words = meta(document, 'og:image:alt') ?? ''
    return words.startsWith(`${heading}. `) ? [] : [`${page} says of its picture "${words}"`]
  })
  expect(wrong).toEqual([])
})

test('no letter of a title is drawn as an empty box', () => {
  const boxes = pages.flatMap(({ path: page, document }) => {
    const missing = studio.missingLetters(document.querySelector('h1')?.textContent ?? '')
    return missing.length > 0 && !pictureOf(document).startsWith('/share/site-')
      ? [`${page}: ${missing.join(' ')}`]
      : []
  })
  expect(boxes).toEqual([])
})

test('no picture lies there that no page shows', () => {
  const shown = new Set(pages.map(({ document }) => path.basename(pictureOf(document))))
  expect(fs.readdirSync(path.join(FOLDER, 'share')).filter((name) => !shown.has(name))).toEqual([])
})
