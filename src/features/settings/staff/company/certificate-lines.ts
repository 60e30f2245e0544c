/** A certificate as it is typed: its name, and the address of its document or ''. */
export type CertificateLine = { name: string; document: string }

/** The lines of the setting, the empty and the invalid ones too; at least one, to type into. */
export function splitCertificates(text: string): CertificateLine[] {
  return text.split('\n').map((line) => {
    const at = line.indexOf('|')
    // A space before the sign is ours; a second one has just been typed.
    return at === -1 ? { name: line, document: '' } : { name: line.slice(0, at).replace(/ $/, ''), document: line.slice(at + 1).trim() }
  })
}

/** The opposite of splitCertificates. */
export function joinCertificates(lines: readonly CertificateLine[]): string {
  return lines
    .map(({ name, document }) => ({ name: name.replaceAll('|', '/'), document: document.trim() }))
    .map(({ name, document }) => (document ? `${name} | ${document}` : name))
    .join('\n')
}

/** A name for a certificate that has none yet, from that of its file. */
export function nameFromFile(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_|]+/g, ' ')
    .trim()
    .slice(0, 60)
}
