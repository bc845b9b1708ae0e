type Palette = { land: string; block: string; road: string; major: string; water: string; park: string; edge?: string }

/** A piece of town, 440×820: blocks between streets, a river, a park. The same each time. */
export function townMap({ land, block, road, major, water, park, edge = 'none' }: Palette): string {
  const streets = [
    'M-20 90 460 40',
    'M-20 200 460 150',
    'M-20 430 460 380',
    'M-20 545 460 505',
    'M-20 660 460 625',
    'M-20 770 460 740',
    'M60-20 110 840',
    'M150-20 196 840',
    'M330-20 352 840',
    'M400-20 430 840',
  ]
  const lanes = [
    'M-20 145 104 132',
    'M176 122 340 102',
    'M-20 255 112 240',
    'M184 236 344 214',
    'M340 270 460 254',
    'M86 384 190 372',
    'M-20 490 112 476',
    'M192 464 350 448',
    'M346 470 460 456',
    'M94 606 198 594',
    'M198 694 352 676',
    'M-20 718 106 706',
    'M28-20 46 100',
    'M130 60 142 200',
    'M210 30 226 180',
    'M270 20 284 174',
    'M372 40 380 170',
    'M28 200 42 430',
    'M240 170 262 400',
    'M300 170 316 396',
    'M150 420 160 550',
    'M242 410 254 530',
    'M300 400 308 520',
    'M40 430 54 660',
    'M236 530 250 640',
    'M296 526 306 634',
    'M150 560 160 740',
    'M270 640 278 756',
    'M386 390 396 626',
  ]
  const main = ['M-20 330C120 300 240 320 460 270', 'M246-20C236 160 300 300 286 460S240 700 262 840']
  const path = (list: string[], color: string, width: number) =>
    `<path d="${list.join('')}" fill="none" stroke="${color}" stroke-width="${width}"/>`
  return (
    `<rect width="440" height="820" fill="${block}"/>${path(lanes, land, 5)}${path(streets, road, 10)}` +
    `<path d="M352 178 440 168v78l-84 14Z" fill="${park}"/><path d="M-20 560 100 548l8 100-128 14Z" fill="${park}"/>
  <path d="M206 562l74-8 6 66-72 8Z" fill="${park}"/>` +
    `<path d="M-20 470C60 440 100 360 90 250S160 60 140-20h56c20 90-60 170-52 270S110 480-20 540Z" fill="${water}"/>` +
    `${path(main, edge === 'none' ? land : edge, 18)}${path(main, major, 14)}`
  )
}

export const palettes = {
  day: {
    land: '#fbfaf7',
    block: '#eeece6',
    road: '#ffffff',
    major: '#ffe9a8',
    water: '#a9d6ec',
    park: '#cfe8c0',
    edge: '#f0d58a',
  },
  cool: {
    land: '#f3f5f9',
    block: '#e4e9f1',
    road: '#ffffff',
    major: '#ffffff',
    water: '#b7cff5',
    park: '#d3e9d9',
    edge: '#cfd8e6',
  },
  night: {
    land: '#161b2c',
    block: '#1d2337',
    road: '#2b3350',
    major: '#3a4468',
    water: '#0e2c4e',
    park: '#18352f',
    edge: '#1a2036',
  },
} as const
