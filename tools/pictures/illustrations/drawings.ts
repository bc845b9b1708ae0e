/** The list of drawings: name, size, place, hand. */
import { favicon, social, tile } from './brand'
import { doorAndKeys, sensorBuoy } from './coversDeep'
import { lockGate } from './lockGate'
import { viceAndCallipers } from './viceAndCallipers'
import { pageOnScale } from './pageOnScale'
import { harbourCrane } from './harbourCrane'
import { houseFrames } from './houseFrames'
import { rowingEight } from './rowingEight'
import { sluice } from './sluice'
import { PORTRAITS } from './portraits'
import type { Drawing } from './press'
import { sextant } from './sextant'
import { browserSection } from './browserSection'
import { engineIntoShip } from './engineIntoShip'
import { floatingChart } from './floatingChart'
import { joiningCrew, stampedChain } from './servicesCrew'
import { phoneOnSlipway } from './phoneOnSlipway'
import { loftedHull } from './loftedHull'
import { smoothSection } from './smoothSection'
import { sameFrames } from './sameFrames'
import { bodySheet, planSheet, profileSheet } from './shareSheets'

interface PlacedDrawing extends Drawing {
  /** Path from the root of the repository; of a cover, inside the folder of its post. */
  file: string
}

const wide = (folder: string, name: string, marks: () => string): [string, PlacedDrawing] => [
  name,
  { width: 1200, height: 900, file: `content/${folder}/pictures/${name}.png`, marks },
]

const cover = (post: number, marks: () => string): [string, PlacedDrawing] => [
  `cover-${post}`,
  { width: 1600, height: 900, file: 'cover.png', marks },
]

const portrait = (id: string): [string, PlacedDrawing] => [
  id,
  { width: 640, height: 640, pixels: 480, file: `content/authors/portraits/${id}.png`, marks: PORTRAITS[id] },
]

const shareSheet = (name: string, marks: () => string): [string, PlacedDrawing] => [
  `share-${name}`,
  { width: 1200, height: 630, file: `src/node/output/sharePictures/sheets/${name}.svg`, marks },
]

const icon = (file: string, pixels: number, radius: number, scale: number): [string, PlacedDrawing] => [
  file.replace(/\.\w+$/, ''),
  { width: 32, height: 32, pixels, bare: radius > 0, file: `static/${file}`, marks: tile(radius, scale) },
]

export const DRAWINGS: Record<string, PlacedDrawing> = Object.fromEntries([
  cover(1, lockGate),
  cover(2, viceAndCallipers),
  cover(3, pageOnScale),
  cover(4, sensorBuoy),
  cover(5, doorAndKeys),
  wide('services', 'mobile-app-development', phoneOnSlipway),
  wide('services', 'custom-software-development', loftedHull),
  wide('services', 'ai-development', sextant),
  wide('services', 'web-app-development', browserSection),
  wide('services', 'ios-development', smoothSection),
  wide('services', 'android-development', sameFrames),
  wide('services', 'staff-augmentation', joiningCrew),
  wide('services', 'blockchain', stampedChain),
  wide('services', 'ai-infusion', engineIntoShip),
  wide('services', 'vision-pro-development', floatingChart),
  wide('industries', 'e-commerce', harbourCrane),
  wide('industries', 'real-estate', houseFrames),
  wide('industries', 'education', rowingEight),
  wide('industries', 'finance', sluice),
  ['social', { width: 1200, height: 630, file: 'content/pictures/social.png', marks: social }],
  shareSheet('body', bodySheet),
  shareSheet('profile', profileSheet),
  shareSheet('plan', planSheet),
  ...Object.keys(PORTRAITS).map(portrait),
  ['favicon-svg', { width: 32, height: 32, file: 'static/favicon.svg', marks: favicon }],
  icon('favicon.ico', 32, 7, 0.8),
  icon('apple-touch-icon.png', 180, 0, 0.66),
  icon('icon-192.png', 192, 7, 0.7),
  icon('icon-512.png', 512, 7, 0.7),
  icon('icon-maskable-512.png', 512, 0, 0.56),
])
