/**
 * Copies bytes that are kept for long into a buffer of their own size. Node cuts buffers up to 32 KB out of slabs of 64 KB, and
 * compressors return slices of larger buffers: a kept slice keeps the whole slab, so a document of 12 KB takes 64.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
