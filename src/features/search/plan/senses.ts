import { addAmounts } from './amounts.ts'
import { type Roles, rolesAt } from './roles.ts'
import type { Sense, Senses } from './sense.ts'
import { type Token, textOf } from './tokens.ts'

/** Replaces abbreviations: "pa" by "para", "w/o" by "without". */
export function expandAbbreviations(tokens: readonly Token[], roles: Roles): Token[] {
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const [short] = rolesAt(tokens, at, roles)
      .filter(({ role }) => role === 'says')
      .sort((a, b) => b.to - a.to)
    const next = short && tokens[short.to]
    // Reads an abbreviation with a slash ("c/" for "con") only behind a blank: "C/o" at the beginning of a question is a name.
    const isBehind = tokens[(short?.to ?? 0) - 1]?.word !== '/' || (at > 0 && tokens[at]?.isGlued === false)
    if (short?.value && next?.kind === 'word' && isBehind) {
      const [from, to] = [tokens[at] as Token, tokens[short.to - 1] as Token]
      const text = textOf(tokens.slice(at, short.to))
      read.push({ ...from, word: short.value, text, to: to.to })
    } else read.push(...tokens.slice(at, short ? short.to : at + 1))
    at = short ? short.to : at + 1
  }
  return read
}

/** Possible meanings of each token: the role of a word or phrase, or an amount. */
export function findSenses(tokens: readonly Token[], roles: Roles): Senses {
  const senses: Sense[][] = tokens.map((_, at) => rolesAt(tokens, at, roles))
  const longestFirst = (some: Sense[]) => some.sort((a, b) => b.to - a.to)
  senses.map(longestFirst)
  addAmounts(tokens, senses)
  return senses.map(longestFirst)
}
