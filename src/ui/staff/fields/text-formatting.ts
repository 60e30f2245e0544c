export type SelectedText = { text: string; start: number; end: number }
export type TextFormat = 'bold' | 'italic' | 'list' | 'numbered' | 'link'

const signs = { bold: '**', italic: '*' } as const
const WORD = /[\p{L}\p{N}]/u
const ITEM = /^(?:- |\d{1,3}\. )/

/**
 * Puts the signs of a format around the selection or before its lines, or removes them if they are there; a link is only added.
 *
 * @param linkWords label of a link if nothing is selected
 */
export function toggleFormat(given: SelectedText, format: TextFormat, linkWords: string): SelectedText {
  if (format === 'bold' || format === 'italic') return toggleMarks(given, signs[format])
  if (format === 'link') return addLink(given, linkWords)
  return toggleItems(given, format === 'numbered')
}

/** A mark ends with its line, so each selected line gets its own; the marks are removed if every line has one. */
function toggleMarks({ text, start, end }: SelectedText, sign: string): SelectedText {
  const lines = text.slice(start, end).split('\n')
  if (lines.length === 1) return toggleSign({ text, start, end }, sign)
  const toggled = lines.map((line) => {
    const from = ITEM.exec(line)?.[0].length ?? 0
    const next = line.trim() === '' ? line : toggleSign({ text: line, start: from, end: line.length }, sign).text
    return { line, next, isOff: !next.slice(from).trimStart().startsWith(sign) }
  })
  const isOff = toggled.every((one) => one.isOff)
  const changed = toggled.map((one) => (one.isOff === isOff ? one.next : one.line)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), start, end: start + changed.length }
}

function toggleSign({ text, start, end }: SelectedText, sign: string): SelectedText {
  // A mark must touch its words, so blanks at the edges of the selection stay outside.
  while (start < end && /\s/.test(text[start] ?? '')) start += 1
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1
  const before = text.slice(0, start)
  const inside = text.slice(start, end)
  const after = text.slice(end)
  // Three stars are a bold sign and an italic one.
  const hasSign = (stars: number) => stars === sign.length || stars === 3
  if (hasSign(starsAtEnd(before)) && hasSign(starsAtStart(after))) {
    return { text: before.slice(0, -sign.length) + inside + after.slice(sign.length), start: start - sign.length, end: end - sign.length }
  }
  const { words, isWhole, opensBefore, closesBehind } = withoutMarks({ text, start, end }, sign)
  const opening = isWhole || opensBefore ? '' : sign
  const closing = isWhole || closesBehind ? '' : sign
  const from = start + opening.length
  return { text: before + opening + words + closing + after, start: from, end: from + words.length }
}

/**
 * Takes the marks of one kind out of the selection, since a mark within a mark of the same kind is no mark.
 *
 * @returns `isWhole`: the selection was one marked text with its signs, so the mark is to be removed; `opensBefore`, `closesBehind`:
 * a marked text reaches into the selection or out of it, so the sign at that edge is there already
 */
function withoutMarks({ text, start, end }: SelectedText, sign: string) {
  const pairs = findPairs(text, sign).map(([open, close]) => ({ open, close, last: close + sign.length }))
  const isInside = (at: number) => at >= start && at + sign.length <= end
  const signs = pairs.flatMap(({ open, close }) => [open, close]).filter(isInside)
  let words = text.slice(start, end)
  for (const at of signs.reverse()) words = words.slice(0, at - start) + words.slice(at - start + sign.length)
  return {
    words,
    isWhole: pairs.some(({ open, last }) => open === start && last === end),
    opensBefore: pairs.some(({ open, close }) => open < start && isInside(close)),
    closesBehind: pairs.some(({ open, close }) => isInside(open) && close >= end),
  }
}

/** Places of the signs that open and close a mark, line by line, by the rules of kit/text/marked-text.ts. */
function findPairs(text: string, sign: string): [open: number, close: number][] {
  const pairs: [number, number][] = []
  let open: number | undefined
  for (const { 0: run, index } of text.matchAll(/\*+|\n/g)) {
    if (run === '\n') open = undefined
    if (run.length !== sign.length && run.length !== 3) continue
    const [left = ' ', right = ' '] = [text[index - 1], text[index + run.length]]
    if (open === undefined && !WORD.test(left) && !/\s/.test(right)) open = index
    else if (open !== undefined && !/\s/.test(left) && !WORD.test(right)) {
      pairs.push([open, index])
      open = undefined
    }
  }
  return pairs
}

const starsAtEnd = (text: string) => /\**$/.exec(text)?.[0].length ?? 0
const starsAtStart = (text: string) => /^\**/.exec(text)?.[0].length ?? 0

function toggleItems({ text, start, end }: SelectedText, isNumbered: boolean): SelectedText {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const lines = text.slice(from, to).split('\n')
  const has = isNumbered ? /^\d{1,3}\. / : /^- /
  const isOff = lines.every((line) => has.test(line) || line.trim() === '') && lines.some((line) => line.trim() !== '')
  let number = 0
  const marked = lines.map((line) => {
    const bare = line.replace(ITEM, '')
    if (isOff) return bare
    if (bare.trim() === '' && lines.length > 1) return line
    number += 1
    return `${isNumbered ? `${number}.` : '-'} ${bare}`
  })
  const changed = marked.join('\n')
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: lines.length > 1 ? from : from + changed.length,
    end: from + changed.length,
  }
}

/**
 * Continues a list after a line break that was just inserted before the caret. An item without words ends the list.
 *
 * @returns text to replace and its replacement; undefined if the line before is no item
 */
export function continueList(text: string, caret: number): { start: number; end: number; replacement: string } | undefined {
  const lineStart = text.lastIndexOf('\n', caret - 2) + 1
  const line = text.slice(lineStart, caret - 1)
  const [mark = '', number] = /^(?:- |(\d{1,3})\. )/.exec(line) ?? []
  if (!mark) return undefined
  const isEmpty = line.slice(mark.length).trim() === '' && /^(?:\n|$)/.test(text.slice(caret))
  if (isEmpty) return { start: lineStart, end: caret, replacement: '' }
  return { start: caret, end: caret, replacement: number === undefined ? mark : `${Math.min(Number(number) + 1, 999)}. ` }
}

function addLink({ text, start, end }: SelectedText, words: string): SelectedText {
  // A link ends with its line.
  const label = text.slice(start, end).replace(/\s*\n\s*/g, ' ') || words
  const opening = `[${label}](`
  const address = 'https://'
  const linked = `${text.slice(0, start)}${opening}${address})${text.slice(end)}`
  // Selected, so that the address that is typed or pasted next replaces it.
  const at = start + opening.length
  return { text: linked, start: at, end: at + address.length }
}

/** True if the position is within the address of a link. */
export function isInAddress(text: string, at: number): boolean {
  return /\]\([^()\s]*$/.test(text.slice(0, at))
}

/** An address as a link can have it: brackets would end the link, so they are encoded. */
export function linkAddress(pasted: string): string {
  return pasted.trim().replaceAll('(', '%28').replaceAll(')', '%29')
}
