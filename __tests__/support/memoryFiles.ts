import type { ContentFiles } from '../../src/content/source/contentFiles'

/** What a test writes into a file: text, raw bytes, or null to take the file away. */
export type FileContent = string | Uint8Array | null

/** A folder tree without a disk. Keys are paths from the root, with forward slashes. */
export function memoryFiles(files: Readonly<Record<string, FileContent>>): ContentFiles {
  const bytes = new Map<string, Uint8Array>()
  for (const [file, content] of Object.entries(files)) {
    if (content !== null) bytes.set(file, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  }
  const below = (folder: string) =>
    [...bytes.keys()].flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []))
  const sorted = (names: string[]) => [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return {
    list: (folder) => sorted(below(folder).filter((name) => !name.includes('/'))),
    folders: (folder) => sorted(below(folder).flatMap((name) => (name.includes('/') ? [name.split('/')[0]] : []))),
    read: (file) => bytes.get(file) ?? null,
  }
}

/** The first bytes of a PNG, as far as its size is read from them, padded to a length. */
export function png(width: number, height: number, length = 64): Uint8Array {
  const bytes = new Uint8Array(length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.set(new TextEncoder().encode('IHDR'), 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
