import { documentKey, storedAddress } from '../documents/document-address.ts'

/** A certificate, with the address of its document: a PDF of the shop, a picture of the library or a page. */
export type Certificate = { name: string; document: string | null }

const CERTIFICATES_MAX = 20
const NAME_MAX = 60
const DOCUMENT = /^(?:\/media\/(?!documents\/)[\w./-]+|https:\/\/[^\s|]+)$/

/**
 * Parses one certificate per line, "ISO 9001 | https://…"; undefined if a line is invalid or there are too many. The last "|" ends the
 * name, which may have others: "ISO 9001 | TÜV | https://…", or without a document "ISO 9001 | TÜV |".
 */
export function parseCertificates(text: string): Certificate[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const all = lines.map((line) => {
    const { name, document } = splitCertificate(line)
    const isPossible =
      name !== '' && name.length <= NAME_MAX && (document === '' || DOCUMENT.test(document) || documentKey(document) !== undefined)
    return isPossible && document.length <= 500 ? { name, document: storedAddress(document) || null } : undefined
  })
  return all.length <= CERTIFICATES_MAX && all.every((one) => one !== undefined) ? all : undefined
}

/** Writes certificates in the form that parseCertificates reads. */
export function certificatesText(all: readonly Certificate[]): string {
  return all.map(({ name, document }) => joinCertificate(name, document ?? '')).join('\n')
}

/** Writes a line of certificates. A name with "|" gets a "|" behind it also without a document. */
export function joinCertificate(name: string, document: string): string {
  if (document) return `${name} | ${document}`
  return name.includes('|') ? `${name} |` : name
}

function splitCertificate(line: string): { name: string; document: string } {
  const at = line.lastIndexOf('|')
  return at === -1 ? { name: line.trim(), document: '' } : { name: line.slice(0, at).trim(), document: line.slice(at + 1).trim() }
}
