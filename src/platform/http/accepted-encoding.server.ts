/**
 * Weight that a browser gives an encoding, from 0 (unreadable) to 1. The header has to name it, case-insensitively (RFC 9110,
 * 8.4.1 and 12.5.3); `*` does not count, since its meaning is unclear.
 *
 * @param accepted the header Accept-Encoding
 * @param encoding in lower case
 */
export function weightOf(accepted: string | undefined, encoding: string): number {
  const named = accepted?.toLowerCase()
  // Nearly every answer ends here.
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
export const accepts = (accepted: string | undefined, encoding: string): boolean => weightOf(accepted, encoding) > 0
