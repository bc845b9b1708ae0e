/** Portraits of the authors: five people, one hand. 640 × 640 units, head and shoulders. */
import { SKIN, type Head, CX, seated, face, neck, features, sitting, round } from './heads'
import { box, each, fill, INK, INK2, MIST, oval, PAPER, SHADE, SIGNAL, solid, STEEL, stroke } from './pens'

function maya(): string {
  const head: Head = { skin: SKIN.fair, half: 96, chin: 424, jaw: 0.6, turn: 8 }
  return sitting(
    SHADE,
    10,
    seated(
      solid(
        'M196 250C180 130 262 92 330 94C420 96 466 150 452 262C450 330 466 380 452 424C420 440 400 436 384 426L256 426C236 438 212 438 190 424C178 372 200 330 196 250Z',
        STEEL,
      ),
    ),
    neck(head.skin, 42),
    solid('M70 640C84 548 150 512 262 486C286 524 354 524 378 486C490 512 556 548 570 640Z', INK2),
    stroke('M262 486C280 540 360 540 378 486M250 490C272 560 368 560 390 490', 'medium'),
    seated(
      face(head),
      features(head, { lift: 3, smile: 14 }),
      solid(
        'M214 296C194 190 228 97 330 96C424 97 450 190 428 296C420 262 404 226 372 196C340 220 262 230 236 232C224 250 218 270 214 296Z',
        STEEL,
      ),
      fill(oval(224, 334, 9), SIGNAL),
      fill(oval(420, 334, 9), SIGNAL),
    ),
  )
}

function daniel(): string {
  const head: Head = { skin: SKIN.brown, half: 100, chin: 436, jaw: 0.76, turn: -8 }
  return sitting(
    MIST,
    -20,
    neck(head.skin, 54),
    solid('M50 640C60 552 134 516 258 484C286 530 354 530 382 484C506 516 580 552 590 640Z', PAPER),
    solid('M258 472L222 516L282 580L320 530L358 580L418 516L382 472C372 512 268 512 258 472Z', PAPER),
    solid('M302 512H338L344 552L360 640H280L296 552Z', SIGNAL),
    stroke('M294 554H346', 'medium'),
    seated(
      face(head),
      fill(
        'M222 306C224 372 252 440 320 440C388 440 416 372 418 306C408 350 396 366 372 364C350 348 280 348 256 364C240 366 230 350 222 306Z',
        INK,
      ),
      fill(`M${CX - 40} 382Q${CX - 8} 366 ${CX + 26} 382Q${CX - 8} 400 ${CX - 40} 382Z`, SKIN.brown),
      features(head, { brow: 'object', smile: 8, mouth: 26 }),
      solid(
        'M216 262C196 170 236 104 320 104C404 104 444 170 424 262C416 232 404 210 384 200C340 190 296 190 256 200C236 210 224 232 216 262Z',
        INK,
      ),
      round(268, 35),
      round(356, 35),
      stroke('M303 282Q312 274 321 282M233 280L218 274M391 280L422 274', 'medium'),
    ),
  )
}

function irina(): string {
  const head: Head = { skin: SKIN.rose, half: 90, chin: 430, jaw: 0.52, turn: 10 }
  return sitting(
    SHADE,
    -40,
    seated(solid(oval(308, 92, 58, 50), INK)),
    neck(head.skin, 38),
    solid('M84 640C96 560 172 522 276 500L364 500C468 522 544 560 556 640Z', MIST),
    solid('M268 446C300 466 340 466 372 446L386 516C350 552 290 552 254 516Z', SIGNAL),
    stroke('M264 480C300 502 340 502 378 480', 'medium'),
    solid('M330 530L376 520L398 622L346 634Z', SIGNAL),
    seated(
      face(head),
      features(head, { lift: 6, smile: 8, mouth: 27, gap: 42 }),
      solid(
        'M226 300C206 190 244 118 322 116C400 116 436 190 414 300C412 244 396 206 330 176C264 200 232 244 226 300Z',
        INK,
      ),
      stroke('M330 176C300 160 280 150 268 138M330 176C356 160 372 152 384 146', 'hair'),
    ),
  )
}

function tomas(): string {
  const head: Head = { skin: SKIN.olive, half: 98, chin: 440, jaw: 0.7, turn: -10 }
  return sitting(
    MIST,
    30,
    neck(head.skin, 50),
    solid('M54 640C66 552 144 518 262 488C290 530 350 530 378 488C496 518 574 552 586 640Z', SHADE),
    solid('M262 474L206 512L244 640H320L278 560ZM378 474L434 512L396 640H320L362 560Z', INK2),
    stroke('M278 530C300 552 340 552 362 530', 'medium'),
    seated(
      face(head),
      features(head, { brow: 'object', smile: 12, mouth: 28 }),
      fill(
        `M266 372C280 352 298 350 310 356C322 350 342 352 356 372C340 372 326 366 310 368C296 366 282 372 266 372Z`,
        INK,
      ),
      stroke(
        each([0, 1, 2, 3, 4], (i) => `M${276 + i * 18} ${418 + [0, 6, 9, 6, 0][i]}v7`),
        'fine',
      ),
      `<g transform="rotate(-14 424 262)">${solid(box(418, 250, 104, 16, 3), SIGNAL, 'medium')}${solid('M522 250L548 258L522 266Z', PAPER, 'medium')}</g>`,
      solid(
        'M218 280C190 214 206 150 250 134C262 98 322 92 346 108C396 100 438 150 424 204C432 230 428 256 422 280C418 250 410 232 396 222C376 226 360 214 350 200C320 222 276 222 258 206C236 226 222 250 218 280Z',
        INK,
      ),
      stroke('M258 206C250 190 252 172 262 160M350 200C356 180 350 160 340 150', 'hair'),
    ),
  )
}

function sofia(): string {
  const head: Head = { skin: SKIN.rose, half: 94, chin: 424, jaw: 0.64, turn: -6 }
  return sitting(
    SHADE,
    50,
    seated(
      solid(
        'M206 300C176 180 226 96 322 96C418 96 462 180 436 300C440 380 470 430 462 520C436 560 396 560 372 520L262 470C240 480 214 470 208 440C200 400 214 360 206 300Z',
        INK2,
      ),
    ),
    neck(head.skin, 40),
    solid('M76 640C88 556 160 520 266 490C292 560 348 560 374 490C480 520 552 556 564 640Z', PAPER),
    stroke('M266 490C286 566 354 566 374 490', 'medium'),
    stroke(
      each([576, 604, 632], (y) => `M${110 - (y - 576) * 0.2} ${y}H${530 + (y - 576) * 0.2}`),
      'fine',
    ),
    seated(
      face(head),
      features(head, { lift: 2, smile: 15, mouth: 30 }),
      solid(
        'M220 300C194 180 226 98 322 98C418 98 446 180 420 300C416 262 408 236 396 218C330 222 280 196 262 174C256 222 228 250 220 300Z',
        INK2,
      ),
      stroke(
        box(232, 260, 70, 52, 16) +
          box(328, 260, 70, 52, 16) +
          'M302 280Q315 272 328 280M232 278L224 274M398 278L416 274',
        'signal',
      ),
    ),
    solid(
      'M398 440C440 430 476 456 470 496C500 530 488 566 462 580C470 606 458 630 440 640H392C380 610 392 590 404 576C384 546 392 516 404 500C388 480 386 456 398 440Z',
      INK2,
    ),
    `<path d="M404 500C424 512 446 512 470 496M404 576C424 588 444 590 462 580" fill="none" stroke="${STEEL}" stroke-width="3" stroke-linecap="round"/>`,
  )
}

export const PORTRAITS: Record<string, () => string> = {
  'maya-lindqvist': maya,
  'daniel-okafor': daniel,
  'irina-vetrova': irina,
  'tomas-herrera': tomas,
  'sofia-marchenko': sofia,
}
