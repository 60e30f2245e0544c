import { decodeEntities } from './html-entities.ts'

/**
 * Cleans text copied from a word processor for a text with the marks of `marked-text.ts`: bullets become "- ", numbers "1. ",
 * invisible blanks are removed, soft breaks become line breaks. Quotes and dashes stay.
 */
export function cleanPastedText(text: string): string {
  return (
    text
      .replace(/\r\n?|\v|\u2028|\u2029/g, '\n')
      // Soft hyphens, zero-width blanks and byte-order marks.
      .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
      .split('\n')
      .map(cleanLine)
      .join('\n')
      .replace(/ +\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      // Items separated by a blank line become one list.
      .replace(/^(- .*)\n\n(?=- )/gm, '$1\n')
      .replace(/^(\d{1,3}\. .*)\n\n(?=\d{1,3}\. )/gm, '$1\n')
      // Blanks at both ends stay: when a word is cut and pasted elsewhere, the clipboard has the blank beside it.
      .replace(/^\n+|\n+$/g, '')
  )
}

// Bullets that Word, LibreOffice and Outlook put before list items; the letters are characters of the Symbol and Wingdings
// fonts and count only before a tab or several blanks.
const BULLET = /^\s*(?:[•·▪▫◦‣⁃●○■□➢➤✓\uf0b7\uf0a7\uf0d8\uf076]\s*|[o§v–—-](?:\t|[ \u00a0]{2,})\s*)(?=\S)/u
const NUMBER = /^\s*(\d{1,3})[.)](?:\t|[ \u00a0]+)\s*(?=\S)/

function cleanLine(line: string): string {
  return line
    .replace(BULLET, '- ')
    .replace(NUMBER, '$1. ')
    .replace(/[\t\u00a0\u2007\u202f]+/g, ' ')
}

type Marks = { bold: boolean; italic: boolean; href: string }
type Run = Marks & { text: string }
type Element = Marks & { tag: string; end: string; item: number }

const PLAIN: Marks = { bold: false, italic: false, href: '' }
/** Maximum nesting depth, more than any real text has. Limits the work for HTML with many unclosed elements. */
const MAX_DEPTH = 100
const TOKEN = /<(\/?)([a-z][a-z0-9:]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi
const EMPTY = /^(?:img|hr|meta|link|input|col|wbr)$/

/**
 * Converts HTML that a word processor or website puts on the clipboard into the marks of `marked-text.ts`: bold, italic, lists,
 * links to https; headings become bold. Everything else is dropped, scripts and style sheets with their contents.
 *
 * @returns marked text; '' if it contains no text
 */
export function markedFromHtml(html: string): string {
  const body = html
    .replace(/<!--[\s\S]*?-->|<![^>]*>/g, '')
    .replace(/<(style|script|head|title|xml)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    // Line breaks in the HTML source are blanks; real ones are elements.
    .replace(/[ \t\r\n]+/g, ' ')
  const open: Element[] = []
  const runs: Run[] = []
  const say = (text: string, marks: Marks = PLAIN) => {
    if (text) runs.push({ ...marks, text })
  }
  for (const [token, close, name, attributes = ''] of body.matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    if (tag === undefined) say(decodeEntities(token), open.at(-1))
    else if (close) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) for (const { end } of open.splice(at).reverse()) say(end)
    } else if (tag === 'br') say('\n')
    else if (!EMPTY.test(tag) && open.length < MAX_DEPTH) {
      const { begin, end } = breaksOf(tag, open)
      say(begin)
      open.push({ ...marksOf(tag, attributes, open.at(-1) ?? PLAIN), tag, end, item: 0 })
    }
  }
  return cleanPastedText(formatRuns(runs))
}

/** Text before and after a block; a paragraph within a list item adds none. */
function breaksOf(tag: string, open: readonly Element[]): { begin: string; end: string } {
  if (tag === 'li') {
    const list = open.findLast((element) => /^[uo]l$/.test(element.tag))
    if (list) list.item += 1
    return { begin: list?.tag === 'ol' ? `\n${list.item}. ` : '\n- ', end: '' }
  }
  if (/^(?:p|div|h[1-6]|table|blockquote)$/.test(tag)) {
    const gap = open.some((element) => element.tag === 'li') ? '' : '\n\n'
    return { begin: gap, end: gap }
  }
  const gap = /^(?:ul|ol|tr)$/.test(tag) ? '\n' : /^t[dh]$/.test(tag) ? ' ' : ''
  return { begin: gap, end: gap }
}

function marksOf(tag: string, attributes: string, { bold, italic, href }: Marks): Marks {
  const style = attributeOf(attributes, 'style')
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? (/^(?:b|strong|h[1-6])$/.test(tag) ? 'bold' : undefined)
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1] ?? (/^(?:i|em)$/.test(tag) ? 'italic' : undefined)
  const address = tag === 'a' ? attributeOf(attributes, 'href') : ''
  return {
    bold: weight === undefined ? bold : /^(?:bold|bolder|[6-9]00)$/i.test(weight),
    italic: slant === undefined ? italic : slant.toLowerCase() === 'italic',
    href: /^https:\/\/[^\s\\<>"'()]+$/.test(address) ? address : href,
  }
}

/**
 * Formats runs as marked text. Runs with equal marks are joined. Marks are put directly around the words, and around each line of a
 * run with several lines.
 */
function formatRuns(runs: readonly Run[]): string {
  let text = ''
  for (let at = 0; at < runs.length; ) {
    const { bold, italic, href } = runs[at] as Run
    let words = ''
    for (let run = runs[at]; run && run.bold === bold && run.italic === italic && run.href === href; at += 1, run = runs[at])
      words += run.text
    const mark = bold ? (italic ? '***' : '**') : italic ? '*' : ''
    const marked = (inner: string) => (href ? `[${mark}${inner}${mark}](${href})` : mark + inner + mark)
    text += words.replace(/[^\s](?:[^\n]*[^\s])?/g, marked)
  }
  return text.replace(/ *\n */g, '\n')
}

function attributeOf(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
  return decodeEntities(double ?? single ?? '')
}
