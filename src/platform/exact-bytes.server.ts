/**
 * Bytes in memory of their own size, for what is kept for long. Node cuts buffers of up to 32 KB out of slabs of 64 KB, and
 * compressors hand out parts of larger ones: a kept part keeps the whole slab, so a document of 12 KB takes 64.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
