/** In CSS pixels: marks, icons and the faces beside a name are smaller, screens of projects are 240. */
const LEAST_WIDTH = 200

/** Pictures of content a built page shows below its header, in order, each once; the address of the middle size of each. */
export function pagePictures(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const pictures = [...main.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    const [, width] = /\swidth="(\d+)"/.exec(tag) ?? []
    const [, src] = /\ssrc="(\/[^"]+)"/.exec(tag) ?? []
    return src && Number(width) >= LEAST_WIDTH ? [src] : []
  })
  return [...new Set(pictures)]
}
