/**
 * Makes the function that redraws the dialog. The focus stays on its element; if that is removed or disabled, the focus moves
 * to the element beside it, or to the title.
 *
 * @param render returns the current contents
 */
export function makeRedraw(dialog: HTMLElement, render: () => DocumentFragment): () => void {
  return () => {
    const { activeElement } = document
    const focused = dialog.contains(activeElement) ? activeElement : null
    const next = dialog.cloneNode() as HTMLElement
    next.append(render())
    morph(dialog, next)
    for (const image of dialog.querySelectorAll('picture img')) window.whenNear?.(image)
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return
    // The last button of the stepper: a quantity that cannot be lowered can be raised.
    const beside = focused.isConnected ? focused.parentElement?.lastElementChild : null
    const able = beside?.matches(':enabled') ? beside : dialog.querySelector('h2')
    ;(able as HTMLElement | null)?.focus({ preventScroll: true })
  }
}

/**
 * Makes the children of an element equal to those of another. Elements with the same key are reused, so that fields keep the
 * focus and the phone's keyboard, scroll positions stay, and a link under a finger is still there when the finger is lifted.
 */
function morph(old: Element, next: Element): void {
  const wanted = [...next.childNodes]
  for (const [at, node] of wanted.entries()) {
    const isWantedLater = (one: Node) => wanted.slice(at).some((other) => keyOf(other) === keyOf(one))
    let known = old.childNodes[at]
    while (known && !isWantedLater(known)) {
      known.remove()
      known = old.childNodes[at]
    }
    if (!known || keyOf(known) !== keyOf(node)) old.insertBefore(node, known || null)
    else if (known instanceof Element) morphElement(known, node as Element)
    else if (known.textContent !== node.textContent) known.textContent = node.textContent
  }
  while (old.childNodes[wanted.length]) (old.lastChild as ChildNode).remove()
}

function keyOf(node: Node): string {
  const { id, f } = (node as HTMLElement).dataset ?? {}
  return `${node.nodeName}${id || f || ''}`
}

function morphElement(known: Element, wanted: Element): void {
  // Reuses the same picture, loaded or failed: a new element would load it again.
  if (known.localName === 'picture' && pictureOf(known) === pictureOf(wanted)) return
  for (const { name } of [...known.attributes]) if (!wanted.hasAttribute(name) && name !== 'open') known.removeAttribute(name)
  for (const { name, value } of wanted.attributes) if (known.getAttribute(name) !== value) known.setAttribute(name, value)
  // Does not overwrite the field that the visitor is typing into.
  if (known.localName === 'input' && known !== document.activeElement)
    (known as HTMLInputElement).value = (wanted as HTMLInputElement).value
  morph(known, wanted)
}

const pictureOf = (picture: Element) => (picture.querySelector('[type]') as HTMLSourceElement).srcset
