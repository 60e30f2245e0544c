import {
  flattenLayers,
  isUsed,
  mapRules,
  matchingPart,
  NAMED_RULE,
  namesIn,
  parseSheet,
  printRules,
  type StyleRule,
} from './style-sheet.ts'

/**
 * Parses a minified sheet once, and then reduces it for each document.
 *
 * @returns a function from a document to its styles: selectors whose classes or ids do not occur in it are left out, with rules,
 * blocks, animations and typed properties that are then unused. Names within `()` and `[]` are not required, since a script may
 * change attributes and states later. Cascade layers become order (`flattenLayers`); otherwise rules keep their order, so that the
 * full stylesheet can follow without changing anything.
 */
export function usedStyles(sheet: string): (document: string) => string {
  const rules = flattenLayers(parseSheet(sheet))
  return (document) => {
    const used = namesIn(document)
    return printRules(reduced(rules, (rule) => matchingPart(rule, used)))
  }
}

function reduced(rules: readonly StyleRule[], partOf: (rule: StyleRule) => StyleRule | undefined): StyleRule[] {
  const matching = mapRules(rules, partOf)
  const text = printRules(matching)
  return mapRules(matching, (rule) => (isUsed(rule, text) ? rule : undefined))
}

/**
 * The rules of a sheet for these classes and ids, confined to one element and its contents without higher specificity, so that
 * they can follow a document's own rules without side effects. Rules without class or id are left out: every document has them.
 *
 * @param names classes and ids; superfluous ones do no harm
 * @param place a selector of the element
 * @param known classes whose rules every document has; a rule that requires no other class is left out
 */
export function confinedStyles(sheet: string, names: readonly string[], place: string, known: readonly string[] = []): string {
  const wanted = new Set(names)
  const there = new Set(known)
  const confined = reduced(parseSheet(sheet), (rule) => {
    if (NAMED_RULE.test(rule.head)) return rule
    const selectors =
      rule.selectors?.filter((one) => !one.names.every((name) => there.has(name)) && one.names.every((name) => wanted.has(name))) ?? []
    if (selectors.length === 0) return undefined
    return { ...rule, head: selectors.map(({ text }) => confine(text, place)).join(',') }
  })
  return printRules(confined)
}

/** Restricts a selector's last element to `place` and its contents; a pseudo-element stays at the end. */
function confine(selector: string, place: string): string {
  const end = selector.search(/::(?!slotted)|:(?:before|after|first-letter|first-line)\b/)
  const [element, part] = end < 0 ? [selector, ''] : [selector.slice(0, end), selector.slice(end)]
  return `${element}:where(${place},${place} *)${part}`
}
