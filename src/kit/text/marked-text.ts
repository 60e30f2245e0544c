/** A piece of running text. Links lead to https addresses or to paths of this site, never anywhere else. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] }
export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  /** `start`: number of the first item, if above 1. */
  | { kind: 'list'; isOrdered: boolean; start?: number; items: Inline[][] }

const ITEM = /^\s*(?:-|(\d{1,3})\.)\s+(?=\S)/
const WORD = /[\p{L}\p{N}]/u
/** An italic text that begins with a bold one: "***bold** and italic*". */
const BOLD_IN_ITALIC = /^\*{3}[^*]+\*\*(?!\*)/
// Browsers treat a backslash as a slash, so "/\" would lead to another site like "//" does.
const SAFE_HREF = /^(?:https:\/\/[^\s\\<>"'()]+|\/(?![/\\])[^\s\\<>"'()]*)$/

/**
 * Parses the marks of descriptions: paragraphs separated by a blank line, lines that start with "- " or "1. ", **bold**,
 * *italic*, [words](https://… or /…). Everything else, HTML included, is plain text.
 */
export function parseMarkedText(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const begin = <Kind extends Block>(block: Kind): Kind => {
    open = block
    blocks.push(block)
    return block
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const mark = ITEM.exec(line)
    if (line.trim() === '') {
      open = undefined
    } else if (mark) {
      const isOrdered = mark[1] !== undefined
      // A list that is interrupted by another block goes on with its own number.
      const start = Number(mark[1] ?? 1)
      const list =
        open?.kind === 'list' && open.isOrdered === isOrdered
          ? open
          : begin({ kind: 'list', isOrdered, ...(start > 1 ? { start } : {}), items: [] as Inline[][] })
      list.items.push(parseInlines(line.slice(mark[0].length).trim()))
    } else if (open?.kind === 'paragraph') {
      open.parts.push({ kind: 'break' }, ...parseInlines(line.trim()))
    } else {
      begin({ kind: 'paragraph', parts: parseInlines(line.trim()) })
    }
  }
  return blocks
}

type Marks = { bold: boolean; italic: boolean; link: boolean }

/** A mark inside a mark of the same kind is ignored, so the depth is at most three. */
function parseInlines(text: string, marks: Marks = { bold: true, italic: true, link: true }): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const found = (marks.link && linkAt(text, at, marks)) || (text[at] === '*' && emphasisAt(text, at, marks))
    if (!found) {
      plain += text[at]
      at += 1
      continue
    }
    if (plain) parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push(found.part)
    at = found.end
  }
  if (plain) parts.push({ kind: 'text', text: plain })
  return parts
}

type ParsedInline = { part: Inline; end: number }

function linkAt(text: string, start: number, marks: Marks): ParsedInline | undefined {
  if (text[start] !== '[') return undefined
  const middle = text.indexOf('](', start)
  const end = middle < 0 ? -1 : text.indexOf(')', middle)
  if (end < 0) return undefined
  const words = text.slice(start + 1, middle)
  const href = text.slice(middle + 2, end)
  if (!words.trim() || words.includes('[') || !SAFE_HREF.test(href)) return undefined
  return { part: { kind: 'link', href, parts: parseInlines(words, { ...marks, link: false }) }, end: end + 1 }
}

/** "**x**" and "*x*" around text that neither starts nor ends with a blank, and not inside a word ("2*3*4"). */
function emphasisAt(text: string, start: number, marks: Marks): ParsedInline | undefined {
  const mark = text.startsWith('**', start) && !BOLD_IN_ITALIC.test(text.slice(start)) ? '**' : '*'
  const kind = mark === '**' ? 'bold' : 'italic'
  const from = start + mark.length
  if (!marks[kind] || WORD.test(text[start - 1] ?? ' ') || /\s|^$/.test(text[from] ?? '')) return undefined
  let isBoldOpen = false
  for (let end = text.indexOf(mark, from + 1); end > 0; end = text.indexOf(mark, end + 1)) {
    // A single star that is half of a double one closes nothing; in a run of three stars the last ones close.
    if (mark === '*' && (text[end + 1] === '*' || text[end - 1] === '*')) {
      const first = text[end - 1] === '*' ? end - 1 : end
      end = endOfStars(text, end)
      const length = end - first + 1
      if (length === 2) isBoldOpen = !isBoldOpen
      if (length !== 3 || !isBoldOpen) continue
    }
    if (mark === '**' && text[end + 2] === '*') continue
    if (/\s/.test(text[end - 1] ?? '') || WORD.test(text[end + mark.length] ?? ' ')) continue
    return { part: { kind, parts: parseInlines(text.slice(from, end), { ...marks, [kind]: false }) }, end: end + mark.length }
  }
  return undefined
}

function endOfStars(text: string, at: number): number {
  let end = at
  while (text[end + 1] === '*') end += 1
  return end
}

const LINK = /\[[^[\]\n]*\]\(([^)\n]*)\)/g
/** Beginning of an address, or no address at all. Other text in brackets, such as "[1](see below)", was not meant as a link. */
const ADDRESS_START = /^(?:$|\/|[a-z][a-z\d+.-]*:(?:\S|$)|(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]|$))/iu

/**
 * First link with an address that leads nowhere or is not allowed, as it is written: "[words](https://)". Visitors would read
 * its marks.
 */
export function findBrokenLink(text: string): string | undefined {
  for (const [link, address = ''] of text.matchAll(LINK)) if (!SAFE_HREF.test(address) && ADDRESS_START.test(address.trim())) return link
  return undefined
}

/** The words without marks, on one line: for descriptions in search results and previews. */
export function plainText(text: string): string {
  const words = (parts: Inline[]): string =>
    parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? ' ' : words(part.parts))).join('')
  return parseMarkedText(text)
    .flatMap((block) => (block.kind === 'paragraph' ? [words(block.parts)] : block.items.map(words)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
