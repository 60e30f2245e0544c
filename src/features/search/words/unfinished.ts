/** Minimum length of an unfinished word; a single letter begins too many words. */
export const UNFINISHED_MIN = 2
/** Maximum number of completions. */
const MAX_ENDINGS = 4

/**
 * Completions of an unfinished last word: "pla" as "placa" or "planta", "grupo elec" as "grupo electrógeno".
 *
 * @param typed words of the question, the unfinished one last
 * @param groups lists of words and phrases with the same meaning
 * @returns words that replace the last word; at most one completion per group, the shortest
 */
export function findCompletions(
  typed: readonly string[],
  groups: readonly (readonly (readonly string[])[])[],
): readonly (readonly string[])[] {
  const ends = groups.flatMap((phrases) => shortest(phrases.flatMap((phrase) => endOf(typed, phrase) ?? [])) ?? [])
  const short = new Set(ends.filter(({ words }) => words.length === 1).map(({ words }) => words[0]))
  // Drops "planta solar" if "planta" is a completion too.
  const apart = ends.filter(({ words }, at) => {
    const isCovered = words.length > 1 && short.has(words[0])
    return !isCovered && ends.findIndex((one) => one.words.join(' ') === words.join(' ')) === at
  })
  // Keeps only completions of the phrases of which the most words were typed.
  const most = Math.max(0, ...apart.map(({ before }) => before))
  return apart
    .filter(({ before }) => before === most)
    .slice(0, MAX_ENDINGS)
    .map(({ words }) => words)
}

/** `before`: number of words of the phrase before the unfinished one. */
type End = { words: readonly string[]; before: number }

function endOf(typed: readonly string[], phrase: readonly string[]): End | undefined {
  const last = typed.at(-1) ?? ''
  if (last.length < UNFINISHED_MIN) return undefined
  for (let before = Math.min(phrase.length, typed.length) - 1; before >= 0; before -= 1) {
    const word = phrase[before] as string
    if (word.length <= last.length || !word.startsWith(last)) continue
    if (phrase.slice(0, before).every((one, at) => one === typed[typed.length - 1 - before + at]))
      return { words: phrase.slice(before), before }
  }
  return undefined
}

function shortest(ends: readonly End[]): End | undefined {
  return [...ends].sort((a, b) => b.before - a.before || a.words.length - b.words.length || lengthOf(a) - lengthOf(b))[0]
}

const lengthOf = ({ words }: End) => words.join(' ').length
