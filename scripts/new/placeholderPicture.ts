import zlib from 'node:zlib'

/** An empty sheet of paper as a PNG, to stand in for a picture that is to come. */
export function placeholderPicture(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey a pixel.
  header.set([8, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(width + 1, 0xe2)
  row[0] = 0
  const pixels = zlib.deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(zlib.crc32(body))
  return Buffer.concat([length, body, checksum])
}
