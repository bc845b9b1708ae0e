import fc from 'fast-check'
import sharp from 'sharp'
import { readExif } from '../../../src/content/read/exif'
import { isCutOff, pictureSize } from '../../../src/content/read/pictureFiles'

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })

describe.each(['jpeg', 'png', 'webp'] as const)('%s', (format) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i: the size is the one that the decoder shows', async (orientation) => {
    const bytes = await photo.clone()[format]().withMetadata({ orientation }).toBuffer()
    expect(pictureSize(bytes)).toEqual((await sharp(bytes).metadata()).autoOrient)
  })

  it('finds the place where a photo was taken', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
    const bytes = await photo.clone()[format]().withExif(place).toBuffer()
    expect(readExif(bytes).hasLocation).toBe(true)
    expect(readExif(await photo.clone()[format]().toBuffer()).hasLocation).toBe(false)
  })

  it('a file that ends anywhere, or has other bytes, stops nothing', async () => {
    const bytes = await photo.clone()[format]().withMetadata({ orientation: 6 }).toBuffer()
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.nat(bytes.length), fc.nat(255), (length, at, value) => {
        const damaged = Uint8Array.from(bytes.subarray(0, length))
        damaged[at] = value
        expect(() => pictureSize(damaged)).not.toThrow()
        expect(() => readExif(damaged)).not.toThrow()
      }),
    )
  })
})

it('finds a copy that stopped', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await photo.clone()[format]().toBuffer()
    expect([bytes, bytes.subarray(0, -20)].map(isCutOff)).toEqual([false, true])
  }
})
