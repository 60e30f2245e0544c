/**
 * Copies bytes that will be cached for long into a buffer of exactly their size. Node cuts small buffers out of shared slabs, and
 * compressors return slices of larger buffers: a cached slice would keep the whole slab or buffer in memory.
 */
export function copyToExactBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
