/** Decodes the few entities that React writes. */
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")
const plain = (html: string) => decode(html.replace(/<[^>]*>/g, '')).replace(/\u00a0/g, ' ')

/**
 * Reads a Spanish public page as the server sends it: for checks of what a page says, which need no browser.
 *
 * @param address with the origin of the shop
 */
export async function readPage(address: string) {
  const answer = await fetch(address, { headers: { 'accept-language': 'es' } })
  const html = await answer.text()
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const inputs = (name: string) => [...main.matchAll(/<input [^>]*>/g)].flatMap(([tag]) => (tag.includes(` name="${name}"`) ? [tag] : []))
  const valueIn = (tag = '') => decode(/ value="([^"]*)"/.exec(tag)?.[1] ?? '')
  return {
    status: answer.status,
    /** Text of the page's main element, without its tags. */
    text: plain(main),
    heading: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? ''),
    /** Names of the products on the page's cards. */
    names: [...main.matchAll(/<h3>(.*?)<\/h3>/gs)].map(([, name = '']) => plain(name)),
    /** Number of products that a list announces. */
    count: Number.parseInt(/id="products">(\d+)/.exec(main)?.[1] ?? '', 10),
    /** Address of the link with this text or label; undefined without one. */
    linkTo(name: string): string | undefined {
      const found = [...main.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].find(
        ([, attributes = '', text = '']) => decode(attributes).includes(`aria-label="${name}"`) || plain(text) === name,
      )
      const href = /href="([^"]*)"/.exec(found?.[1] ?? '')?.[1]
      return href === undefined ? undefined : decode(href)
    },
    value: (name: string) => valueIn(inputs(name)[0]),
    checked: (name: string) =>
      inputs(name)
        .filter((tag) => tag.includes(' checked='))
        .map(valueIn),
    chosen: (name: string) =>
      / value="([^"]*)" selected/.exec(new RegExp(`<select [^>]*name="${name}".*?</select>`, 's').exec(main)?.[0] ?? '')?.[1] ?? '',
    /** Addresses of the page's links, also of those outside the main element. */
    links: [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => decode(href)),
    /** Text of the first element with this attribute, such as `id="fixed"` or `data-c=`; '' without one. */
    textOf: (attribute: string) => plain(elementWith(attribute, html)),
  }
}

/** HTML within the first element with this attribute; '' without one. */
function elementWith(attribute: string, html: string): string {
  const begin = new RegExp(`<(\\w+)[^>]* ${attribute}[^>]*>`).exec(html)
  if (!begin) return ''
  const rest = html.slice(begin.index + begin[0].length)
  let depth = 1
  for (const tag of rest.matchAll(new RegExp(`<(/?)${begin[1]}\\b`, 'g'))) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return rest.slice(0, tag.index)
  }
  return rest
}
