import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyCache, Reporter } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-sharp'

/** A picture in the data of a page. All sizes in pixels. */
export interface Picture {
  src: string
  srcSet: string
  /** Size of the largest file; it sets the aspect ratio before the file has loaded. */
  width: number
  height: number
}

interface PictureTools {
  root: string
  pathPrefix: string
  reporter: Reporter
  cache: GatsbyCache
}

const digests = new Map<string, { changed: number; digest: string }>()

/** MD5 of a file, cached until the file changes. */
export function fileDigest(file: string): string {
  const changed = fs.statSync(file).mtimeMs
  const known = digests.get(file)
  if (known?.changed === changed) return known.digest
  const digest = crypto.createHash('md5').update(fs.readFileSync(file)).digest('hex')
  digests.set(file, { changed, digest })
  return digest
}

/**
 * Converts a picture to WebP in three widths: half, once and twice the shown
 * width, never wider than the file.
 * @param file path from the root of the repository
 * @param width maximum shown width, in CSS pixels
 */
export function resolvePicture(file: string, width: number, tools: PictureTools): Promise<Picture> {
  const absolutePath = path.join(tools.root, file)
  const key = [absolutePath, fileDigest(absolutePath), width].join(' ')
  const picture = resolved.get(key) ?? resize(file, width, tools)
  resolved.set(key, picture)
  return picture
}

/** Pictures resized in this run. A cover is used by its post, by every list and by recommendations. */
const resolved = new Map<string, Promise<Picture>>()

async function resize(file: string, width: number, tools: PictureTools): Promise<Picture> {
  const absolutePath = path.join(tools.root, file)
  const { name, ext } = path.parse(absolutePath)
  const data = await generateImageData({
    file: {
      absolutePath,
      name,
      base: name + ext,
      extension: ext.slice(1),
      internal: { contentDigest: fileDigest(absolutePath) },
    },
    args: {
      width,
      layout: 'constrained',
      outputPixelDensities: [0.5, 1, 2],
      formats: ['webp'],
      placeholder: 'none',
      // For drawings and screens, 78 looks the same even at four times the size, but makes files a fifth larger.
      quality: 60,
    },
    pathPrefix: tools.pathPrefix,
    reporter: tools.reporter,
    cache: tools.cache,
  })
  const fallback = data?.images.fallback
  if (!data || !fallback?.srcSet) throw new Error(`${file} could not be resized.`)
  return { src: fallback.src, srcSet: fallback.srcSet, width: data.width, height: data.height }
}
