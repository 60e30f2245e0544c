/**
 * A UUID of version 4. `crypto.randomUUID` is missing on plain http, which a shop in a local network may use.
 *
 * @param fill fills bytes with random values: `(bytes) => crypto.getRandomValues(bytes)`
 */
export function makeUuid(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return uuidOf(fill(new Uint8Array(16)))
}

/** The first sixteen bytes as a UUID of version 4, six of whose bits are fixed. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'.charAt((bytes[8] ?? 0) & 3)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
