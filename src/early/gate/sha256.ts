/**
 * SHA-256 of messages that fit into one block (at most 55 bytes), for the proof of work. The browser's own function is
 * asynchronous, many times slower for messages of this size, and missing on plain http. Method: FIPS 180-4.
 */
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1) if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
/** The first 32 bits of the fractional part. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0
const constants = Int32Array.from(primes, (prime) => fraction(prime ** (1 / 3)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** (1 / 2)))
const words = new Int32Array(64)

/** The 16 words of the padded message. The caller changes a word between two hashes. */
export function blockOf(message: Uint8Array): Int32Array {
  const bytes = new Uint8Array(64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(60, message.length * 8)
  return Int32Array.from({ length: 16 }, (_, at) => view.getInt32(at * 4))
}

/** Hashes a block and writes the eight words of the hash to `into`. */
export function hashBlock(block: Int32Array, into: Int32Array): void {
  const w = words
  w.set(block)
  for (let t = 16; t < 64; t += 1) {
    const x = w[t - 15] as number
    const y = w[t - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = start as unknown as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t += 1) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + big1 + ((e & f) ^ (~e & g)) + (constants[t] as number) + (w[t] as number)) | 0
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at += 1) into[at] = ((start[at] as number) + (sums[at] as number)) | 0
}
