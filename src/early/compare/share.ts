import type { CompareTexts } from '#i18n/scripts/compare.ts'
import { showNotice } from '../notice.ts'

/**
 * Shares an address by the device's share sheet, otherwise copies it.
 *
 * @param link made by `ui/site/share-link.tsx`: its `text` parameter is a title and, on the next line, the address
 */
export async function share(link: HTMLAnchorElement, t: CompareTexts): Promise<void> {
  const [title, address = ''] = (new URL(link.href).searchParams.get('text') ?? '').split('\n')
  const { pathname, search } = new URL(address)
  const url = location.origin + pathname + search
  try {
    if (navigator.share) return await navigator.share({ title, url })
  } catch (error) {
    // AbortError: the visitor closed the sheet. After another failure, such as a touch too long ago, the address is copied.
    if ((error as Error).name === 'AbortError') return
  }
  const isCopied = await copy(url)
  showNotice(isCopied ? t.copied : t.notCopied, !isCopied)
  link.focus({ preventScroll: true })
}

/** Copies a text. The clipboard API needs HTTPS and a recent browser; elsewhere a selected field is copied. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.readOnly = true
    field.style.cssText = 'position:fixed;top:0;opacity:0'
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    return isCopied
  }
}
