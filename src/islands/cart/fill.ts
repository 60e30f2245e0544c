/**
 * Contents of an element of a template. `false`, `undefined` and `null` remove the element, `true` leaves it unchanged, a text
 * or a node becomes its only child. An array repeats its first child, once for each entry. An object fills the elements inside:
 * `'#'` is the element's own text, names that begin with `@` are its attributes, and `false` removes an attribute.
 */
type Content = boolean | undefined | null | string | Node | Contents | readonly Contents[]
export type Contents = { readonly [name: string]: Content }

/**
 * Fills the elements with `data-f` of a template's copy. Texts are never parsed as markup.
 *
 * @returns the same scope
 */
export function fill<Scope extends ParentNode & Node>(scope: Scope, contents: Contents, filled = new Set<Element>()): Scope {
  for (const place of scope.querySelectorAll<HTMLElement>('[data-f]')) {
    // An element inside another one, which has filled or removed it already.
    if (filled.has(place) || !scope.contains(place)) continue
    filled.add(place)
    put(place, contents[place.dataset.f as string], filled)
  }
  return scope
}

function put(place: HTMLElement, content: Content, filled: Set<Element>): void {
  if (content === true) return
  if (!content) place.remove()
  else if (typeof content === 'string' || content instanceof Node) {
    place.textContent = ''
    place.append(content)
  } else if (Array.isArray(content)) {
    const pattern = place.firstElementChild as HTMLElement
    pattern.remove()
    for (const each of content as readonly Contents[]) {
      const copy = pattern.cloneNode(true) as HTMLElement
      put(copy, each, filled)
      place.append(copy)
    }
  } else putInside(place, content as Contents, filled)
}

function putInside(place: HTMLElement, contents: Contents, filled: Set<Element>): void {
  for (const [name, content] of Object.entries(contents)) {
    if (name === '#') place.textContent = content as string
    else if (name[0] === '@') {
      if (content || content === '') place.setAttribute(name.slice(1), content === true ? '' : (content as string))
      else place.removeAttribute(name.slice(1))
    }
  }
  fill(place, contents, filled)
}

/** Parses a template's markup. @returns a function that makes a new copy of its nodes */
export function copierOf(markup: string): () => DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = markup
  return () => document.importNode(template.content, true)
}
