import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureSize } from '../../content/read/pictureFiles'

/** A picture in the data of a page. The size of the file `src` reserves the space before it has loaded. */
export interface Picture extends PictureSize {
  src: string
  srcSet: string
}

const digests = new Map<string, string>()

/** MD5 of a file, which is read again when it has changed: most pages show pictures of other pages. */
export function fileDigest(file: string): string {
  const { mtimeMs, size } = fs.statSync(file)
  const version = [file, mtimeMs, size].join(' ')
  const digest = digests.get(version) ?? crypto.createHash('md5').update(fs.readFileSync(file)).digest('hex')
  digests.set(version, digest)
  return digest
}

/**
 * The sizes of a picture's files: half, once and twice the shown width, or all
 * of a picture that is narrower. The second is the size in the page.
 * @param picture size of the picture as people see it
 * @param shown largest width on a page, in CSS pixels
 */
export function fileSizes(picture: PictureSize, shown: number): PictureSize[] {
  const once = Math.min(shown, picture.width)
  const widths = new Set([Math.ceil(once / 2), once, Math.min(2 * once, picture.width)])
  const heightAt = (width: number) => Math.max(1, Math.round((picture.height * width) / picture.width))
  return [...widths].map((width) => ({ width, height: heightAt(width) }))
}

/** For drawings and screens, 78 looks the same even at four times the size, but makes files a fifth larger. */
const WEBP = { quality: 60 }

/** Pictures resized in this run. A cover is used by its post, by every list and by recommendations. */
const resolved = new Map<string, Promise<Picture>>()

/**
 * Writes the WebP files of a picture to `public/static`, turned upright and
 * without EXIF data. Files of an earlier build are used again.
 * @param file path from the root of the repository
 * @param shown largest width on a page, in CSS pixels
 * @param onWhite whether white takes the place of transparency: a diagram of dark lines could not be read in the dark theme
 * @param wide the shown width of a picture that is wider than high
 * @throws an error that names the picture, if it cannot be decoded
 */
export function resolvePicture(
  root: string,
  file: string,
  shown: number,
  onWhite = false,
  wide = shown,
): Promise<Picture> {
  const source = path.join(root, file)
  const key = [source, fileDigest(source), shown, onWhite, wide].join(' ')
  const picture =
    resolved.get(key) ??
    resize(root, source, shown, onWhite, wide).catch((error: Error) => {
      throw new Error(`${file} cannot be resized: ${error.message}. Export it again from the program it was made with.`)
    })
  resolved.set(key, picture)
  return picture
}

async function resize(root: string, source: string, shown: number, onWhite: boolean, wide: number): Promise<Picture> {
  // The decoder's own size: a wrong one would distort the picture.
  const { autoOrient, hasAlpha } = await sharp(source).metadata()
  const flat = onWhite && hasAlpha ? { background: 'white' } : false
  const sizes = fileSizes(autoOrient, autoOrient.width > autoOrient.height ? wide : shown)
  const addresses = sizes.map(({ width }) => addressOf(source, { ...WEBP, ...flat }, `${width}`, 'webp'))
  for (const [index, size] of sizes.entries())
    await writeOnce(path.join(root, 'public', decodeURIComponent(addresses[index])), (made) =>
      sharp(source, { failOn: 'error' })
        .autoOrient()
        .resize({ ...size, fit: 'fill' })
        .flatten(flat)
        .webp(WEBP)
        .toFile(made),
    )
  const srcSet = sizes.map(({ width }, index) => `${addresses[index]} ${width}w`).join(',\n')
  return { src: addresses[1], srcSet, ...sizes[1] }
}

/** The address of a file that is made of a picture. It changes with the picture and the options. */
function addressOf(source: string, options: object, folder: string, extension: string): string {
  const name = path
    .parse(source)
    .name.normalize()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
  const digest = crypto
    .createHash('md5')
    .update(`${fileDigest(source)} ${JSON.stringify(options)}`)
    .digest('hex')
    .slice(0, 8)
  return `/static/${digest}/${folder}/${encodeURIComponent(name)}.${extension}`
}

/** Size of the picture of a link preview, in pixels. */
const SHARE_SIZE = { width: 1200, height: 630 }

/**
 * Writes the picture of a link preview to `public/static`: a JPEG, which all
 * messengers show, cut to `SHARE_SIZE`, upright and without EXIF data.
 * @param file path from the root of the repository
 * @returns its address
 * @throws when the picture cannot be decoded
 */
export async function sharePicture(root: string, file: string): Promise<string> {
  const source = path.join(root, file)
  const address = addressOf(source, SHARE_SIZE, 'share', 'jpg')
  await writeOnce(path.join(root, 'public', decodeURIComponent(address)), (made) =>
    sharp(source, { failOn: 'error' })
      .autoOrient()
      .resize(SHARE_SIZE)
      .flatten({ background: 'white' })
      .jpeg()
      .toFile(made),
  )
  return address
}

/** Writes a file unless it exists. It never exists half-written: Gatsby runs queries in several processes. */
async function writeOnce(file: string, write: (made: string) => Promise<unknown>): Promise<void> {
  if (fs.existsSync(file)) return
  const made = `${file}.${crypto.randomUUID()}`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  await write(made)
  fs.renameSync(made, file)
}
