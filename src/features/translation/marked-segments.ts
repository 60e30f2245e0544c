import { decodeEntities, escapeHtml } from '#kit/text/html-entities.ts'
import { type Inline, parseMarkedText } from '#kit/text/marked-text.ts'
import { type LanguagePair, splitAtTerms } from './glossary.ts'
import type { TradeTerm } from './shipped-terms.ts'

/**
 * A line of a text for a translation service. Its list mark is not sent. Its words are sent as HTML: bold, italic and links are
 * tags, which the service moves together with the words.
 */
export type Segment = {
  /** List mark or blanks before the words, such as "- " or "1. "; not translated. */
  lead: string
  /** The words as HTML; '' for an empty line, which is not sent. */
  html: string
  links: readonly string[]
  parts: readonly Inline[]
}

/** Splits a text into lines for a service. Glossary terms are inserted translated and marked as not to be translated. */
export function segmentsOf(text: string, terms: readonly TradeTerm[], pair: LanguagePair): Segment[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => {
      const [block] = parseMarkedText(line)
      if (!block) return { lead: line, html: '', links: [], parts: [] }
      const lead = (block.kind === 'list' ? /^\s*(?:-|\d{1,3}\.)\s+/ : /^\s*/).exec(line)?.[0] ?? ''
      const parts = block.kind === 'list' ? (block.items[0] ?? []) : block.parts
      const links: string[] = []
      return { lead, html: htmlOf(parts, links, terms, pair), links, parts }
    })
}

function htmlOf(parts: readonly Inline[], links: string[], terms: readonly TradeTerm[], pair: LanguagePair): string {
  return parts
    .map((part) => {
      if (part.kind === 'break') return ' '
      if (part.kind === 'text') return textHtml(part.text, terms, pair)
      if (part.kind === 'link') {
        const place = links.push(part.href) - 1
        return `<a id="${place}">${htmlOf(part.parts, links, terms, pair)}</a>`
      }
      const tag = part.kind === 'bold' ? 'b' : 'i'
      return `<${tag}>${htmlOf(part.parts, links, terms, pair)}</${tag}>`
    })
    .join('')
}

/** Running text as HTML, with glossary terms already translated. */
export function textHtml(text: string, terms: readonly TradeTerm[], pair: LanguagePair): string {
  return splitAtTerms(terms, text, pair)
    .map(({ text: words, translated }) =>
      translated === undefined ? escapeHtml(words) : `<span translate="no">${escapeHtml(translated)}</span>`,
    )
    .join('')
}

const TAG = /<[^>]*>/g
const stars = { b: '**', i: '*' } as const

/**
 * Restores the marks of a translated line.
 *
 * @returns undefined if the service lost or doubled a tag, or split a link, so that the marks cannot be trusted
 */
export function restoreMarks({ lead, html, links }: Segment, translated: string): string | undefined {
  if (tagsOf(html) !== tagsOf(translated)) return undefined
  const open: string[] = []
  let isNested = true
  const line = tidied(translated).replace(TAG, (tag) => {
    const [, slash, name = ''] = /^<(\/?)\s*([a-z]+)/i.exec(tag) ?? []
    const kind = name.toLowerCase()
    if (kind === 'span') return ''
    if (!slash) {
      open.push(kind === 'a' ? `](${links[Number(/id="?(\d+)/.exec(tag)?.[1])] ?? ''})` : (stars[kind as 'b' | 'i'] ?? ''))
      return kind === 'a' ? '[' : (stars[kind as 'b' | 'i'] ?? '')
    }
    const end = open.pop()
    isNested &&= end !== undefined && (kind === 'a') === end.startsWith(']')
    return end ?? ''
  })
  return isNested ? lead + decodeEntities(line) : undefined
}

/** Joins a line from words translated piece by piece, for services that damage tags. */
export function lineFromPieces({ lead, parts }: Segment, translatedPieces: readonly string[]): string {
  const pieces = [...translatedPieces]
  const join = (inner: readonly Inline[]): string =>
    inner
      .map((part) => {
        if (part.kind === 'break') return ' '
        // Blanks around a piece are taken from the original, since services trim them.
        if (part.kind === 'text')
          return part.text.trim() === '' ? part.text : blanksOf(part.text, decodeEntities(withoutTags(pieces.shift() ?? '')))
        if (part.kind === 'link') return `[${join(part.parts)}](${part.href})`
        const mark = part.kind === 'bold' ? '**' : '*'
        return mark + join(part.parts) + mark
      })
      .join('')
  return lead + join(parts)
}

/** Texts of a line between its marks, trimmed, in their order. */
export function piecesOf(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'break') return []
    if (part.kind === 'text') return part.text.trim() === '' ? [] : [part.text.trim()]
    return piecesOf(part.parts)
  })
}

const blanksOf = (model: string, text: string) => (/^\s*/.exec(model)?.[0] ?? '') + text.trim() + (/\s*$/.exec(model)?.[0] ?? '')
const withoutTags = (html: string) => html.replace(TAG, '')

/** The tags of a line, sorted for comparison, since their order may change with the language. */
function tagsOf(html: string): string {
  return (html.match(TAG) ?? [])
    .map((tag) => tag.toLowerCase().replace(/\s+/g, ' ').replaceAll('"', ''))
    .filter((tag) => !/^<\/?span/.test(tag))
    .sort()
    .join('')
}

/** Removes blanks that services put inside a mark ("<b> Wort</b>"), which would break it. */
function tidied(html: string): string {
  return html.replace(/<(a [^>]*|[abi])>(\s+)/gi, '$2<$1>').replace(/(\s+)<\/([abi])>/gi, '</$2>$1')
}
