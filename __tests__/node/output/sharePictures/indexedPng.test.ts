import { Renderer } from '@takumi-rs/core'
import { indexedPng, indexPixels } from '../../../../src/node/output/sharePictures/indexedPng'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

type Colour = [red: number, green: number, blue: number]

/** A picture 16 pixels wide, of one colour after the other. */
function pixelsOf(colours: readonly Colour[]): { pixels: Buffer; size: Area } {
  const pixels = Buffer.from(colours.flatMap((colour) => [...colour, 255]))
  return { pixels, size: { left: 0, top: 0, width: 16, height: colours.length / 16 } }
}

/** What another program sees in the file. */
async function seen(png: Buffer, { width, height }: Area): Promise<Colour[]> {
  const size = { width, height }
  const picture = { type: 'image', src: 'png', style: size } as const
  const bytes = await new Renderer().render(picture, { ...size, format: 'raw', images: [{ src: 'png', data: png }] })
  return Array.from({ length: bytes.length / 4 }, (_, at) => [...bytes.subarray(at * 4, at * 4 + 3)] as Colour)
}

const line = (colour: Colour, length: number) => Array.from({ length }, () => colour)

it('keeps the colours of areas, and takes one of them for a grade that hardly differs', async () => {
  const { pixels, size } = pixelsOf([
    ...line([246, 243, 236], 20),
    [11, 38, 53],
    ...line([11, 34, 48], 9),
    [13, 39, 55],
    [40, 34, 48],
  ])
  expect(await seen(indexedPng(indexPixels(pixels, size)!), size)).toEqual([
    ...line([246, 243, 236], 20),
    ...line([11, 34, 48], 11),
    [40, 34, 48],
  ])
})

it('lays a picture over another, which shows through and can be used again', async () => {
  const { pixels: paper, size } = pixelsOf([...line([240, 240, 240], 8), ...line([80, 120, 160], 8)])
  const under = indexPixels(paper, size)!
  const ink = (opacity: number, width: number) => line([0, 0, 0], width).flatMap((colour) => [...colour, opacity])
  const words = Buffer.from([...ink(0, 3), ...ink(255, 3), ...ink(51, 4), ...ink(0, 6)])
  expect(await seen(indexedPng(indexPixels(words, size, under)!), size)).toEqual([
    ...line([240, 240, 240], 3),
    ...line([0, 0, 0], 3),
    ...line([192, 192, 192], 2),
    ...line([64, 96, 128], 2),
    ...line([80, 120, 160], 6),
  ])
  expect(await seen(indexedPng(under), size)).toEqual([...line([240, 240, 240], 8), ...line([80, 120, 160], 8)])
})

it('lays it at its place, and leaves all around as it is', async () => {
  const { pixels: paper, size } = pixelsOf(line([240, 240, 240], 64))
  const under = indexPixels(paper, size)!
  const words = Buffer.from(line([0, 0, 0], 6).flatMap((colour) => [...colour, 255]))
  const laid = indexPixels(words, { left: 5, top: 1, width: 3, height: 2 }, under)!
  const black = (await seen(indexedPng(laid), size)).flatMap(([red], at) => (red === 0 ? at : []))
  expect(black).toEqual([21, 22, 23, 37, 38, 39])
})

it('writes as many colours as a palette holds, and says when there are more', async () => {
  const grades = (count: number) =>
    Array.from({ length: count }, (_, at): Colour => [(at % 32) * 8, Math.floor(at / 32) * 8, 7])
  const { pixels, size } = pixelsOf(grades(256))
  expect(await seen(indexedPng(indexPixels(pixels, size)!), size)).toEqual(grades(256))
  const more = pixelsOf(grades(272))
  expect(indexPixels(more.pixels, more.size)).toBeNull()
})
