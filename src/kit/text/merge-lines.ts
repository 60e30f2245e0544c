type Versions = {
  /** Common origin of both texts. */
  base: string
  mine: string
  theirs: string
}

/**
 * Merges two people's changes of a list of lines. A line that one of them removed is removed; an added line stays behind the line
 * after which it was added.
 *
 * @returns undefined if the changes contradict each other: both removed the same line and one of them added a line, or `mine`
 * reorders lines
 */
export function mergeLines({ base, mine, theirs }: Versions): string | undefined {
  const [began, own, others] = [linesOf(base), linesOf(mine), linesOf(theirs)]
  const without = (lines: readonly string[], some: readonly string[]) => lines.filter((line) => !some.includes(line))
  const gone = without(began, own)
  const added = without(own, began)
  const isReplacedTwice = gone.some((line) => !others.includes(line)) && added.length + without(others, began).length > 0
  const stayed = began.filter((line) => own.includes(line))
  const isReordered = stayed.join('\n') !== own.filter((line) => began.includes(line)).join('\n')
  if (isReplacedTwice || isReordered) return undefined
  const merged = without(others, gone)
  for (const line of added) {
    if (merged.includes(line)) continue
    const before = own.slice(0, own.indexOf(line)).findLast((one) => merged.includes(one))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, line)
  }
  return merged.join('\n')
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
