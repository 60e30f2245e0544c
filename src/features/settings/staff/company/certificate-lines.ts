import { joinCertificate } from '../../company/certificates.ts'

/** A certificate while it is typed: its name, and the address of its document or ''. */
export type CertificateLine = { name: string; document: string }

/** Splits the setting into lines, empty and invalid ones included. There is at least one line, to type into. */
export function splitCertificates(text: string): CertificateLine[] {
  return text.split('\n').map((line) => {
    const at = line.lastIndexOf('|')
    // joinCertificate adds one space before the separator. A second space has just been typed, so it stays.
    return at === -1 ? { name: line, document: '' } : { name: line.slice(0, at).replace(/ $/, ''), document: line.slice(at + 1).trim() }
  })
}

/** Joins lines to the text that splitCertificates reads. */
export function joinCertificates(lines: readonly CertificateLine[]): string {
  return lines.map(({ name, document }) => joinCertificate(name, document.trim())).join('\n')
}

/** Name for a certificate without one, made from its file name. */
export function nameFromFile(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_|]+/g, ' ')
    .trim()
    .slice(0, 60)
}
