/**
 * Makes an element's contents equal to another one's. Elements of the same name at the same place stay, so that a field
 * keeps its keyboard, and a link that a finger is on is still there when the finger leaves it.
 */
export function morph(old: Element, next: Element): void {
  const nodes = [...next.childNodes]
  for (const [at, node] of nodes.entries()) {
    const known = old.childNodes[at]
    if (!known) old.append(node)
    else if (known.nodeName !== node.nodeName || !(known instanceof Element)) known.replaceWith(node)
    else {
      const wanted = node as Element
      for (const { name } of [...known.attributes]) if (!wanted.hasAttribute(name)) known.removeAttribute(name)
      for (const { name, value } of wanted.attributes) known.setAttribute(name, value)
      // A field that is being typed into knows better.
      if (known.localName === 'input' && known !== document.activeElement)
        (known as HTMLInputElement).value = (wanted as HTMLInputElement).value
      morph(known, wanted)
    }
  }
  while (old.childNodes[nodes.length]) old.lastChild?.remove()
}
