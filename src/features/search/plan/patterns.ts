import type { Sense, Senses } from './sense.ts'

/** Match of a pattern: its end, and its senses. */
export type PatternMatch = { to: number; parts: readonly Sense[] }
export type Pattern = (senses: Senses, from: number) => PatternMatch | undefined
type Then = (at: number, parts: readonly Sense[]) => PatternMatch | undefined
type Node = (senses: Senses, at: number, parts: readonly Sense[], then: Then) => PatternMatch | undefined

/** Shorthands for alternatives of several roles. */
const names: Record<string, string> = {
  amount: '(sum|figure|warrantyCount|count|number)',
  over: '(more|larger|dearer)',
  under: '(less|smaller|cheaper)',
}

/**
 * Compiles a pattern over the senses of a question's tokens: roles in a row, `a|b` for alternatives, `?` for optional, `*` for
 * any number, and brackets. `not over the? amount` is a negation, a word for more, an optional article, and a number. If a role
 * fits several lengths, the longest that lets the rest match is taken.
 */
export function compilePattern(text: string): Pattern {
  const pieces = text.replace(/\w+/g, (role) => names[role] ?? role).match(/\w+|[()|?*]/g) as string[]
  const node = alternatives(pieces)
  return (senses, from) => node(senses, from, [], (to, parts) => ({ to, parts }))
}

function alternatives(pieces: string[]): Node {
  const ways = [sequence(pieces)]
  while (pieces[0] === '|') {
    pieces.shift()
    ways.push(sequence(pieces))
  }
  const [only] = ways as [Node]
  if (ways.length === 1) return only
  return (senses, at, parts, then) => {
    for (const way of ways) {
      const found = way(senses, at, parts, then)
      if (found) return found
    }
    return undefined
  }
}

function sequence(pieces: string[]): Node {
  const nodes: Node[] = []
  while (pieces.length > 0 && pieces[0] !== '|' && pieces[0] !== ')') nodes.push(repeated(pieces))
  return nodes.reduceRight<Node>(
    (rest, node) => (senses, at, parts, then) => node(senses, at, parts, (to, more) => rest(senses, to, more, then)),
    (_, at, parts, then) => then(at, parts),
  )
}

function repeated(pieces: string[]): Node {
  const one = single(pieces)
  const sign = pieces[0]
  if (sign !== '?' && sign !== '*') return one
  pieces.shift()
  const many: Node = (senses, at, parts, then) =>
    one(senses, at, parts, (to, more) => (to === at ? undefined : sign === '*' ? many(senses, to, more, then) : then(to, more))) ??
    then(at, parts)
  return many
}

function single(pieces: string[]): Node {
  const piece = pieces.shift()
  if (piece === '(') {
    const node = alternatives(pieces)
    pieces.shift()
    return node
  }
  return (senses, at, parts, then) => {
    for (const sense of senses[at] ?? []) {
      if (sense.role !== piece) continue
      const found = then(sense.to, [...parts, sense])
      if (found) return found
    }
    return undefined
  }
}
