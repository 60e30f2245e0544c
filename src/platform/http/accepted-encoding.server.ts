/**
 * How much a browser wants this encoding, from 0 (it cannot read it) to 1. It has to name it, in whichever letters (RFC
 * 9110, 8.4.1 and 12.5.3). `*` names none, since what is meant by it is not known; such an answer comes as it is.
 *
 * @param accepted the header Accept-Encoding
 * @param encoding in small letters
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
