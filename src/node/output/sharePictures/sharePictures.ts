import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import sharp from 'sharp'
import { fileDigest } from '../../nodes/picture'
import type { Route } from '../../nodes/routeNodes'
import { readShareFacts, type ShareFacts } from './shareFacts'
import { SHARE_SIZE } from './shareLayout'
import { openImageRenderer, type ImageRenderer } from './imageRenderer'

/** Folder of the pictures in the built site. Their names change with their content, so hosts cache them forever. */
const SHARE_FOLDER = 'share'

interface ShareOptions {
  /** The built site. Pictures of an earlier build are kept if their text has not changed. */
  folder: string
  renderer: ImageRenderer
  /** File of the picture for pages without their own; null when there is none. */
  shared: string | null
  /** Called with one sentence about pictures that were not drawn. */
  warn: (sentence: string) => void
}

function nameOf(page: string, parts: readonly string[], extension = '.png'): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const slug = page.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'
  return `${slug}-${hash.digest('hex').slice(0, 20)}${extension}`
}

/**
 * Draws the share picture of each page, and removes unused pictures. A picture
 * whose words have not changed is kept. A page with characters that are not in
 * the fonts gets the shared picture, and so do all pages on a machine without a
 * build of the drawing library.
 *
 * @returns the address of each page's picture, by path, and how many pictures were drawn
 */
export async function drawSharePictures(
  pages: readonly ShareFacts[],
  { folder, renderer, shared, warn }: ShareOptions,
): Promise<{ addresses: Map<string, string>; drawn: number }> {
  const place = path.join(folder, SHARE_FOLDER)
  fs.mkdirSync(place, { recursive: true })
  const existing = new Set(fs.readdirSync(place))
  const sharedName = shared && nameOf('/site', [fileDigest(shared)], '.jpg')
  const names = new Map<string, string>()
  const unable: string[] = []
  let broken: unknown
  let drawn = 0

  async function drawOne(facts: ShareFacts): Promise<void> {
    const { path: page, ...shown } = facts
    const name = nameOf(page, [renderer.digest, JSON.stringify(shown)])
    const missing = renderer.missingLetters(`${facts.title}${facts.kind}${facts.note}${facts.brand}`)
    if (missing.length > 0) unable.push(`${page} (${missing.join(' ')})`)
    else if (existing.has(name)) names.set(page, name)
    else if (broken === undefined) {
      try {
        fs.writeFileSync(path.join(place, name), await renderer.draw(facts))
        drawn += 1
        names.set(page, name)
      } catch (error) {
        broken = error
      }
    }
  }

  for (const facts of pages) await drawOne(facts)
  const without = pages.filter((facts) => !names.has(facts.path))
  if (sharedName && without.length > 0) {
    if (!existing.has(sharedName)) fs.writeFileSync(path.join(place, sharedName), await socialImage(shared))
    for (const facts of without) names.set(facts.path, sharedName)
  }
  if (broken !== undefined) {
    const reason = broken instanceof Error ? broken.message.split('\n')[0] : JSON.stringify(broken)
    warn(`Share pictures could not be drawn on this machine, so pages have the shared one (${reason}).`)
  }
  if (unable.length > 0)
    warn(`The site's fonts lack letters, so these pages have the shared picture: ${unable.join(', ')}.`)
  const used = new Set(names.values())
  for (const name of existing) if (!used.has(name)) fs.rmSync(path.join(place, name))
  return { addresses: new Map([...names].map(([page, name]) => [page, `/${SHARE_FOLDER}/${name}`])), drawn }
}

/** The shared picture as JPEG of the size that pages name, upright and without EXIF data. */
function socialImage(file: string): Promise<Buffer> {
  return sharp(file, { failOn: 'error' })
    .autoOrient()
    .resize(SHARE_SIZE)
    .flatten({ background: 'white' })
    .jpeg()
    .toBuffer()
    .catch((error: Error) => {
      throw new Error(`${file} cannot be resized: ${error.message}. Export it again from the program it was made with.`)
    })
}

/** The link preview picture of each route, by path. Missing pictures are drawn into `public/`. */
export async function sharePictures(
  routes: readonly Route[],
  args: Pick<CreatePagesArgs, 'getNode' | 'getNodesByType' | 'reporter'>,
): Promise<Map<string, string>> {
  const root = process.cwd()
  const [company] = args.getNodesByType('Company') as unknown as { socialImage?: { src: string } }[]
  const { addresses, drawn } = await drawSharePictures(readShareFacts(routes, args), {
    folder: path.join(root, 'public'),
    renderer: openImageRenderer(root),
    shared: company?.socialImage ? path.join(root, company.socialImage.src) : null,
    warn: (sentence) => void args.reporter.warn(sentence),
  })
  args.reporter.info(`Share pictures: ${drawn} drawn, ${addresses.size - drawn} kept.`)
  return addresses
}
