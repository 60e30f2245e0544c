/**
 * Returns the weight of an encoding for a browser, from 0 (not accepted) to 1. The header must name the encoding, in any case
 * (RFC 9110, 8.4.1 and 12.5.3); `*` is ignored, since its meaning is unclear.
 *
 * @param accepted the header Accept-Encoding
 * @param encoding in lower case
 */
export function encodingWeight(accepted: string | undefined, encoding: string): number {
  const named = accepted?.toLowerCase()
  if (!named?.includes(encoding)) return 0
  for (const part of named.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    if (name.trim() !== encoding) continue
    const [, weight = '1'] = /^\s*q\s*=\s*([01](?:\.\d*)?)\s*$/.exec(parameters.find((text) => /^\s*q\s*=/.test(text)) ?? '') ?? []
    return Math.min(Number(weight), 1)
  }
  return 0
}

/** True if the client accepts this encoding. */
export const acceptsEncoding = (accepted: string | undefined, encoding: string): boolean => encodingWeight(accepted, encoding) > 0
