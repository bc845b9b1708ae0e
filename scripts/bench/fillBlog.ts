import fs from 'node:fs'
import path from 'node:path'

const COPY = '-copy'

/** Adds copies of a site's posts, some 1,600 words each, until its blog has `count` of them in every language. */
export function fillBlog(site: string, count: number): void {
  const blog = path.join(site, 'content/blog')
  for (const name of fs.readdirSync(blog))
    if (name.endsWith(COPY)) fs.rmSync(path.join(blog, name), { recursive: true })
  const originals = fs.readdirSync(blog)
  for (let number = originals.length + 1; number <= count; number += 1) {
    // 404 is not an id a post can have.
    const id = number < 404 ? number : number + 1
    const original = path.join(blog, originals[number % originals.length])
    const folder = path.join(blog, `${id}${COPY}`)
    fs.mkdirSync(folder)
    for (const name of fs.readdirSync(original).filter((each) => each.endsWith('.mdx')))
      fs.writeFileSync(path.join(folder, name), copyOf(fs.readFileSync(path.join(original, name), 'utf8'), id))
  }
}

/** A post without pictures, with its number in the title and at the end of each paragraph: no two texts are the same. */
function copyOf(text: string, id: number): string {
  return text
    .replace(/^(image|imageAlt|lineDrawing|featured|translatedFrom|translatedUpTo):.*\n/gm, '')
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^(title: .*?)(["']?)$/m, `$1 ${id}$2`)
    .replace(/(?<=\p{L})\.$/gmu, ` ${id}.`)
}
