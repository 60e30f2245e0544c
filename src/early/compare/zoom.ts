import type { CompareTexts } from '#i18n/scripts/compare.ts'

const FULL = 'width:100%;height:100%;max-width:none;max-height:none;'
const FITTED = `${FULL}display:block;object-fit:contain;cursor:zoom-in`
const ENLARGED = 'display:block;max-width:none;cursor:zoom-out'

/**
 * Shows a product's picture over the page, fitted to the window. A touch enlarges the picture to its own size, which can be
 * scrolled. The close button, Escape and the phone's back button lead back to the page.
 *
 * @param link leads to the large picture; followed if the browser has no dialogs
 */
export function zoom(link: HTMLAnchorElement, t: CompareTexts): void {
  // Several taps may have been queued while this script was loading.
  if (document.querySelector('dialog[open]')) return
  const dialog = document.createElement('dialog')
  if (!dialog.showModal) {
    location.assign(link.href)
    return
  }
  const small = link.closest('.gal')?.querySelector('img')
  const picture = Object.assign(document.createElement('img'), { src: small?.currentSrc || link.href, alt: small?.alt ?? '' })
  picture.style.cssText = FITTED
  picture.onclick = () => {
    const isFitted = picture.style.objectFit === 'contain'
    picture.style.cssText = isFitted ? ENLARGED : FITTED
    if (isFitted) dialog.scrollTo((picture.width - dialog.clientWidth) / 2, (picture.height - dialog.clientHeight) / 2)
  }
  // The small picture is loaded already and is shown until the large one has arrived.
  const large = new Image()
  const note = document.createElement('p')
  large.onload = () => {
    picture.src = large.src
  }
  large.onerror = () => {
    note.textContent = t.noLarge
  }
  large.src = link.href
  note.setAttribute('role', 'status')
  note.style.cssText = 'position:fixed;bottom:0;left:0;right:0;padding:.75rem;text-align:center;pointer-events:none'
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '\u00d7', onclick: () => dialog.close() })
  close.setAttribute('aria-label', t.close)
  close.style.cssText =
    'position:fixed;top:.5rem;right:.5rem;width:3rem;height:3rem;border:0;border-radius:50%;background:#06262d;color:#fff;font-size:2rem;line-height:1'
  dialog.append(close, picture, note)
  dialog.setAttribute('aria-label', picture.alt)
  // Tells event-replay.ts that this script handles touches in the dialog.
  dialog.dataset.live = ''
  dialog.style.cssText = `${FULL}position:fixed;top:0;left:0;margin:0;padding:0;border:0;overflow:auto;overscroll-behavior:contain;background:#0a363f;color:#fff`
  document.body.append(dialog)
  dialog.showModal()

  // The back button removes this history entry and closes the picture. If the picture is closed otherwise, the entry is removed below.
  history.pushState({ ...history.state, zoom: true }, '')
  const onBack = () => dialog.close()
  addEventListener('popstate', onBack)
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', onBack)
    dialog.remove()
    link.focus({ preventScroll: true })
    if (history.state?.zoom) history.back()
  })
}
