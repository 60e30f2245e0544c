/** Maximum size of a document: 10 MB. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

/**
 * Address of a document of the shop. Its key is twenty hex digits of the content's SHA-256 and its bytes, so that a link can name
 * its size. The host is there where somebody has copied the address from a browser.
 */
const ADDRESS = /^(?:https:\/\/[^/]+)?(\/media\/documents\/([0-9a-f]{20}-(\d{1,8}))\/[a-z\d-]+\.pdf)$/

/** Key of the document at an address; undefined for pages, pictures and everything else. */
export function documentKey(address: string): string | undefined {
  return ADDRESS.exec(address)?.[2]
}

/** Bytes of the document at an address; undefined for everything else. */
export function documentSize(address: string): number | undefined {
  const bytes = ADDRESS.exec(address)?.[3]
  return bytes === undefined ? undefined : Number(bytes)
}

/** The address as it is stored: that of a document has no host. */
export function storedAddress(address: string): string {
  return ADDRESS.exec(address)?.[1] ?? address
}
