/**
 * Makes an element's contents equal to another one's. Elements of the same name at the same place stay, so that a field
 * keeps its keyboard, and a link that a finger is on is still there when the finger leaves it.
 */
export function morph(old: Element, next: Element): void {
  const [before, after] = [old, next].map(({ childNodes }) => [...childNodes]) as [ChildNode[], ChildNode[]]
  after.forEach((node, at) => {
    const known = before[at]
    if (!known) old.append(node)
    else if (known.nodeName !== node.nodeName) known.replaceWith(node)
    else if (known instanceof Element) patch(known, node as Element)
    else known.nodeValue = node.nodeValue
  })
  for (const node of before.slice(after.length)) node.remove()
}

function patch(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  // A field that is being typed into knows better; leaving it draws once more.
  if (old instanceof HTMLInputElement && old !== document.activeElement) old.value = (next as HTMLInputElement).value
  morph(old, next)
}
