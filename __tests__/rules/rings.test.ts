/** The table of rooms in `src/README.md`: it says what each imports, and says no more than that. */
import fs from 'node:fs'
import path from 'node:path'
import { ROOT, sourceFiles } from '../support/sourceFiles'

const guide = fs.readFileSync(path.join(ROOT, 'src/README.md'), 'utf8')
const [, table = ''] = /\n## Rings\n([^]*?)\n## /.exec(guide) ?? []
/** Rooms by name, with what they may import: `types of content` is `content`, and no code. */
const rooms = new Map(
  [...table.matchAll(/^\| `(\w+)` \|.*\| ([^|]+) \|$/gm)].map(([, room, imports]) => [
    room,
    new Map([...imports.matchAll(/(types of )?`(\w+)`/g)].map(([, types, name]) => [name, !types])),
  ]),
)

const roomOf = (file: string) => /^src\/(\w[\w-]*)\//.exec(file)?.[1]
/** What files of a room import from others: the room, and whether any code of it. */
const found = new Map<string, Map<string, boolean>>()
for (const { file, imports } of sourceFiles()) {
  const room = roomOf(file)
  if (!room) continue
  const others = found.get(room) ?? new Map<string, boolean>()
  found.set(room, others)
  for (const { from, typeOnly } of imports) {
    const other = roomOf(from)
    if (other && other !== room && other !== 'styles') others.set(other, !typeOnly || others.get(other) === true)
  }
}

it('names every room', () => {
  expect([...rooms.keys()].sort()).toEqual([...found.keys()].filter((room) => room !== 'styles').sort())
})

it.each([...rooms].filter(([room]) => room !== 'templates'))('says of %s what it imports', (room, imports) => {
  expect(Object.fromEntries(imports)).toEqual(Object.fromEntries(found.get(room) ?? []))
})
