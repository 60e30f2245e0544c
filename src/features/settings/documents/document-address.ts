/** Maximum size of a document: 10 MB. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

/**
 * Address of a stored document. Its key is the first twenty hex digits of the content's SHA-256 and the size in bytes, so that a
 * link can show the size. The host is optional: owners may paste an address from the browser.
 */
const DOCUMENT_ADDRESS = /^(?:https:\/\/[^/]+)?(\/media\/documents\/([0-9a-f]{20}-(\d{1,8}))\/[a-z\d-]+\.pdf)$/

/** Key of the document at an address; undefined for pages, pictures and everything else. */
export function documentKey(address: string): string | undefined {
  return DOCUMENT_ADDRESS.exec(address)?.[2]
}

/** Size in bytes of the document at an address; undefined for everything else. */
export function documentSize(address: string): number | undefined {
  const bytes = DOCUMENT_ADDRESS.exec(address)?.[3]
  return bytes === undefined ? undefined : Number(bytes)
}

/** An address as it is stored: a document's without its host, any other unchanged. */
export function storedAddress(address: string): string {
  return DOCUMENT_ADDRESS.exec(address)?.[1] ?? address
}
