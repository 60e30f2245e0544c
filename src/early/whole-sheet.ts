let coming: Promise<unknown> | undefined

/**
 * Brings the whole sheet, once: a document holds only what it uses itself. It follows the document's own styles, of which
 * it repeats each rule in the same order, so the page that is there does not change.
 */
export function bringSheet(address: string): Promise<unknown> {
  coming ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = resolve
    link.onerror = (event) => {
      // The next one who needs it tries again.
      coming = undefined
      link.remove()
      reject(event)
    }
    document.head.append(link)
  })
  return coming
}
