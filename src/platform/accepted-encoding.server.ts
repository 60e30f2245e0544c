/**
 * Whether a browser reads this encoding: it names it, and gives it no weight of zero (RFC 9110, 12.5.3). `*` names none,
 * since what is meant by it is not known; such an answer comes as it is.
 *
 * @param accepted the header Accept-Encoding
 */
export function accepts(accepted: string | undefined, encoding: string): boolean {
  // Nearly every answer ends here.
  if (!accepted?.includes(encoding)) return false
  return accepted.split(',').some((part) => {
    const [name = '', ...weights] = part.split(';')
    return name.trim() === encoding && !weights.some((weight) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(weight))
  })
}
