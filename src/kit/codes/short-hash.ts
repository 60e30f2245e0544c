/**
 * Hashes a text to 53 bits, written in base 36 ("1x7c0k2p9qd"); browsers and servers compute the same hash. It is used for
 * versions in addresses, for checksums of links, and to notice that a text has changed. It is not cryptographic and protects no
 * secret: anybody can construct two texts with the same hash. Method: cyrb53.
 */
export function shortHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
