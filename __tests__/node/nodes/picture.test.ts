import fc from 'fast-check'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_IMAGE_SIDE } from '../../../src/content/schemas/fields'
import { fileSizes, resolvePicture, sharePicture } from '../../../src/node/nodes/picture'
import { newFolder } from '../../support/folder'

/** More than the largest width at which a page shows a picture. */
const WIDEST = 1000
/** The smallest width that a field allows is 160. */
const picture = fc.record({
  width: fc.integer({ min: 160, max: MAX_IMAGE_SIDE }),
  height: fc.integer({ min: 1, max: MAX_IMAGE_SIDE }),
})
const shown = fc.integer({ min: 2, max: WIDEST })

it('the files of a picture have whole sizes of its shape, and are never larger', () => {
  fc.assert(
    fc.property(picture, shown, (size, width) => {
      const sizes = fileSizes(size, width)
      const once = Math.min(width, size.width)
      expect([sizes[1].width, sizes.at(-1)?.width]).toEqual([once, Math.min(2 * once, size.width)])
      for (const each of sizes) {
        expect([each.width, each.height].every(Number.isInteger)).toBe(true)
        expect(each.width <= size.width && each.height <= size.height).toBe(true)
        expect(Math.abs(each.height - (size.height * each.width) / size.width)).toBeLessThan(1)
        expect(each.height).toBeGreaterThan(0)
      }
      expect(new Set(sizes.map((each) => each.width)).size).toBe(sizes.length)
    }),
  )
})

/** Writes a picture that is red at the top left and white elsewhere, stored as the EXIF orientation wants it. */
async function writePhoto(root: string, name: string, orientation: number) {
  // Where people see the top left, in the stored picture (CIPA DC-008, 4.6.4).
  const gravity = ['northwest', 'northeast', 'southeast', 'southwest'][[0, 1, 2, 3, 0, 3, 2, 1][orientation - 1]]
  const corner = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .composite([{ input: corner, gravity }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation })
    .toFile(path.join(root, name))
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo with orientation %i is sent whole, upright and without its place',
  async (n) => {
    const root = newFolder()
    await writePhoto(root, 'A photo, 1 & 2.jpg', n)
    const { src, width, height } = await resolvePicture(root, 'A photo, 1 & 2.jpg', 100)
    expect([width, height]).toEqual(n < 5 ? [100, 67] : [100, 150])
    expect(src).toMatch(/^\/static\/[0-9a-f]{8}\/100\/A-photo-1-2\.webp$/)
    const file = fs.readFileSync(path.join(root, 'public', src))
    const metadata = await sharp(file).metadata()
    expect(metadata).toMatchObject({ width, height })
    expect(metadata).not.toHaveProperty('exif')
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data[1]).toBeLessThan(80)
    const shared = await sharp(path.join(root, 'public', await sharePicture(root, 'A photo, 1 & 2.jpg'))).metadata()
    expect(shared).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(shared).not.toHaveProperty('exif')
  },
)

it.each([
  [300, 200, 240],
  [200, 300, 100],
])('a picture of %i × %i is %i px wide where wide ones have more room', async (width, height, expected) => {
  const root = newFolder()
  await sharp({ create: { width, height, channels: 3, background: 'white' } }).toFile(path.join(root, 'plan.png'))
  expect(await resolvePicture(root, 'plan.png', 100, false, 240)).toMatchObject({ width: expected })
})

it('white replaces transparency only where the dark theme must show the picture', async () => {
  const root = newFolder()
  const lines = { create: { width: 300, height: 200, channels: 4 as const, background: '#0000' } }
  await sharp(lines).toFile(path.join(root, 'lines.png'))
  const cornerOf = async (onWhite: boolean) => {
    const { src } = await resolvePicture(root, 'lines.png', 100, onWhite)
    return (
      await sharp(path.join(root, 'public', src))
        .ensureAlpha()
        .raw()
        .toBuffer()
    ).subarray(0, 4)
  }
  expect(Math.min(...(await cornerOf(true)))).toBeGreaterThan(250)
  expect((await cornerOf(false))[3]).toBe(0)
})

it('a picture that cannot be decoded is named', async () => {
  const root = newFolder()
  fs.writeFileSync(path.join(root, 'plan.png'), 'no picture')
  await expect(resolvePicture(root, 'plan.png', 100)).rejects.toThrow(/^plan\.png cannot be resized: /)
})
