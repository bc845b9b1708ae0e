import zlib from 'node:zlib'
import { memoryFiles as filesInMemory, type ContentFiles } from '../../src/content/read/contentFiles'

/** A test's version of a file: text, raw bytes, or null to remove the file. */
export type FileContent = string | Uint8Array | null

/** A folder tree in memory. Keys are paths from the root, with forward slashes. */
export function memoryFiles(files: Readonly<Record<string, FileContent>>): ContentFiles {
  const entries = Object.entries(files).flatMap(([file, content]) => (content === null ? [] : [[file, content]]))
  return filesInMemory(Object.fromEntries(entries) as Record<string, string | Uint8Array>)
}

/**
 * A PNG without image data, but with valid chunks and checksums, padded to a length.
 * @param exif value of its only EXIF tag
 */
export function png(width: number, height: number, length = 64, exif?: { tag: number; value: number }): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const padding = Buffer.alloc(Math.max(0, length - 57))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      exif ? chunk('eXIf', exifOf(exif)) : Buffer.alloc(0),
      chunk('IDAT', padding),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function exifOf({ tag, value }: { tag: number; value: number }): Buffer {
  const data = Buffer.from('4d4d002a00000008 0001 0000 0003 00000001 00000000 00000000'.replaceAll(' ', ''), 'hex')
  data.writeUInt16BE(tag, 10)
  data.writeUInt16BE(value, 18)
  return data
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(zlib.crc32(body))
  return Buffer.concat([length, body, checksum])
}
