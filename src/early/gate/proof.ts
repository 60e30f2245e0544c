import { blockOf, hashBlock } from './sha256.ts'

/** The fields of an ALTCHA challenge that the proof of work needs. */
type Work = { salt: string; nonce: string; keyPrefix: string; data: { most: number } }
export type Proof = { counter: number; derivedKey: string }

/** Time in ms after which the computation yields, so that no frame is delayed longer. */
const SLICE_MS = 25
const CHECK_EVERY = 512

/**
 * Solves an ALTCHA challenge: finds the first number whose hash with salt and nonce has the required prefix.
 *
 * @param tell receives the progress as a share of the maximum work, 0 to 1, at each yield
 * @param isStopped checked at each yield; true stops the computation
 * @returns undefined if it was stopped
 */
export async function solve(
  { salt, nonce, keyPrefix, data }: Work,
  tell: (part: number) => void = () => {},
  isStopped: () => boolean = () => false,
): Promise<Proof | undefined> {
  const head = bytesOf(salt + nonce)
  // Salt and nonce are multiples of 4 bytes, so the number is a 32-bit word of the block.
  const block = blockOf(new Uint8Array([...head, 0, 0, 0, 0]))
  const at = head.length / 4
  const hash = new Int32Array(8)
  const wanted = keyPrefix.slice(0, 8)
  const first = Number.parseInt(wanted, 16) | 0
  let until = performance.now() + SLICE_MS
  for (let counter = 0; ; counter += 1) {
    block[at] = counter
    hashBlock(block, hash)
    if (hash[0] === first) {
      const derivedKey = hexOf(hash)
      if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
    }
    if (counter % CHECK_EVERY === 0 && performance.now() > until) {
      tell(Math.min(1, counter / data.most))
      await new Promise((resolve) => setTimeout(resolve))
      if (isStopped()) return undefined
      until = performance.now() + SLICE_MS
    }
  }
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
