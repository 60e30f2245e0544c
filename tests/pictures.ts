import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

let made = 0

/** Draws a picture that differs from those before it: a white rectangle on a colour, both different each time. */
export function drawing(format: Format, { width = 64, height = 48 } = {}): Promise<Buffer> {
  made += 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(200,${made % 256},40)"/><rect x="${made % width}" y="3" width="30%" height="40%" fill="#fff"/></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().toFormat(format).toBuffer()
}

/** Creates a picture that encoders compress like a photograph: soft shapes with fine noise. */
export async function photograph(width: number, height: number): Promise<Sharp> {
  const raw = Buffer.alloc(width * height * 3)
  let seed = 7
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    for (let channel = 0; channel < 3; channel += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      raw[pixel * 3 + channel] = 128 + 80 * Math.sin((x + channel * 90) / 70) * Math.cos(y / 50) + (seed % 17) - 8
    }
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

/** Creates a tiny PNG whose header claims this width and height (a decompression bomb). */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}

/** Encodes files as the body and headers of a browser's upload. */
export async function uploadOf(
  files: readonly { name: string; bytes: Uint8Array; field?: string }[],
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData()
  for (const { name, bytes, field = 'images' } of files) form.append(field, new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), name)
  const response = new Response(form)
  return { body: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': response.headers.get('content-type') ?? '' } }
}
