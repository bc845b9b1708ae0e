import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawSharePictures } from '../../../../src/node/output/sharePictures/sharePictures'
import type { ShareFacts } from '../../../../src/node/output/sharePictures/shareFacts'
import { newFolder } from '../../../support/folder'

let folder: string
let drawn: string[]
let warnings: string[]

const page = (at: string, changes: Partial<ShareFacts> = {}): ShareFacts => ({
  path: at,
  language: 'en',
  background: 'body',
  brand: 'Dock',
  title: `Title of ${at}`,
  kind: 'Services',
  note: 'dock.example',
  ...changes,
})

const draw = async (pages: ShareFacts[], { digest = '1', fails = false, shared = true } = {}) => {
  const { addresses } = await drawSharePictures(pages, {
    folder,
    shared: shared ? path.join(folder, 'social.png') : null,
    warn: (sentence) => warnings.push(sentence),
    renderer: {
      digest,
      missingLetters: (words) => [...words].filter((letter) => letter === '漢'),
      draw: async (facts) => {
        if (fails) throw new Error('No binding\nfor this machine')
        drawn.push(facts.path)
        return Buffer.from(facts.title)
      },
    },
  })
  return addresses
}

const files = () => fs.readdirSync(path.join(folder, 'share')).sort()

beforeEach(async () => {
  folder = newFolder()
  await sharp({ create: { width: 1500, height: 2000, channels: 4, background: 'white' } })
    .withMetadata({ orientation: 6 })
    .toFile(path.join(folder, 'social.png'))
  drawn = []
  warnings = []
})

it('draws changed pictures, all with a new renderer, and removes unused ones', async () => {
  const before = await draw([page('/'), page('/about'), page('/gone')])
  drawn = []
  const after = await draw([page('/'), page('/about', { title: 'Another' })])
  expect(drawn).toEqual(['/about'])
  expect(after.get('/')).toBe(before.get('/'))
  expect(after.get('/about')).not.toBe(before.get('/about'))
  expect(files()).toEqual([...after.values()].map((address) => path.basename(address)).sort())
  await draw([page('/')], { digest: '2' })
  expect(drawn).toEqual(['/about', '/'])
  expect(files()).toHaveLength(1)
})

it('gives the shared picture to a page with letters the fonts lack, and says which', async () => {
  const pictures = await draw([page('/'), page('/blog/2', { title: '漢' })])
  expect(drawn).toEqual(['/'])
  const shared = pictures.get('/blog/2') ?? ''
  expect(shared).toMatch(/^\/share\/site-[0-9a-f]{20}\.jpg$/)
  // Pages name this size.
  expect(await sharp(path.join(folder, shared)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(warnings).toEqual([expect.stringContaining('/blog/2 (漢)')])
})

it('says once that a machine cannot draw, and keeps what an earlier build drew', async () => {
  await draw([page('/')])
  const pictures = await draw([page('/'), page('/a'), page('/b')], { fails: true })
  expect(pictures.get('/')).toMatch(/home-/)
  expect(pictures.get('/a')).toMatch(/site-/)
  expect(pictures.get('/b')).toBe(pictures.get('/a'))
  expect(warnings).toEqual([
    'Share pictures could not be drawn on this machine, so pages have the shared one (No binding).',
  ])
  expect(await draw([page('/a')], { fails: true, shared: false })).toEqual(new Map())
})
