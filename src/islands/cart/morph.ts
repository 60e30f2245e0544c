/**
 * Makes the children of an element equal to those of another. Elements with the same key are reused, so that fields keep the
 * focus and the phone's keyboard, scroll positions stay, and a link under a finger is still there when the finger is lifted.
 */
export function morph(old: Element, next: Element): void {
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
