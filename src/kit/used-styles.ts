import { choose, isUsed, LAYER, matchingPart, NAMED, namesIn, parse, print, type Rule } from './style-sheet.ts'

/**
 * Reads a minified sheet once, so that each document can be given the part of it that it uses.
 *
 * @returns a function from a document to its styles: rules whose classes or ids do not occur in it are left out, with the
 * blocks, animations and typed properties that nothing is left for. What a script may change later (attributes, states)
 * never decides; the order of rules and of layers stays, so that the whole sheet can follow without changing anything.
 * Where the document is given in two parts, `first` dresses the first of them, and `rest` what the second one needs
 * besides: it can stand between them, and nothing looks different from how all in one would look.
 */
export function usedStyles(sheet: string): (document: string, secondPart?: string) => { first: string; rest: string } {
  const rules = parse(sheet)
  return (document, secondPart = '') => {
    const used = namesIn(document)
    const first = reduced(rules, (rule) => matchingPart(rule, used))
    if (!secondPart) return { first: print(first), rest: '' }
    for (const name of namesIn(secondPart)) used.add(name)
    const whole = reduced(rules, (rule) => matchingPart(rule, used))
    return { first: print(first), rest: print(addition(whole, first)) }
  }
}

function reduced(rules: readonly Rule[], partOf: (rule: Rule) => Rule | undefined): Rule[] {
  const matching = choose(rules, partOf)
  const text = print(matching)
  return choose(matching, (rule) => (isUsed(rule, text) ? rule : undefined))
}

/**
 * What has to come after `first` so that both together mean what `whole` does. A rule that came before others counts
 * more once it comes after them: whichever of them says something of the same kind in the same layer is repeated behind.
 */
function addition(whole: readonly Rule[], first: readonly Rule[]): Rule[] {
  const known = new Set<string>()
  walk(first, (rule, place) => known.add(place + print([rule])))
  const said = new Set<string>()
  const places = new Map<Rule, string>()
  walk(whole, (rule, place) => places.set(rule, place))
  return choose(whole, (rule) => {
    const place = places.get(rule) ?? ''
    const [layer = ''] = place.split(' ')
    const kinds = kindsOf(rule).map((kind) => `${layer} ${kind}`)
    if (known.has(place + print([rule])) && !kinds.some((kind) => said.has(kind))) return undefined
    for (const kind of kinds) said.add(kind)
    return rule
  })
}

/** Calls `see` for each rule in its order, with the blocks that it stands in; the layer comes first. */
function walk(rules: readonly Rule[], see: (rule: Rule, place: string) => void, layer = '', blocks = ''): void {
  for (const rule of rules) {
    if (!rule.rules) see(rule, `${layer} ${blocks}`)
    else if (LAYER.test(rule.head)) walk(rule.rules, see, `${layer}${rule.head.replaceAll(' ', '')}`, blocks)
    else walk(rule.rules, see, layer, `${blocks}${rule.head}`)
  }
}

/** Properties that other properties also set, by what they have in common. */
const KINDS: Record<string, string> = {
  bottom: 'inset',
  column: 'gap',
  left: 'inset',
  line: 'font',
  place: 'align',
  justify: 'align',
  right: 'inset',
  row: 'gap',
  top: 'inset',
}

/** What a rule says something about: the first word of each property (all paddings are one kind), custom ones whole. */
function kindsOf({ head, body = '' }: Rule): string[] {
  if (NAMED.test(head)) return []
  return Array.from(body.matchAll(/(?:^|;)\s*(?:-(?:webkit|moz|ms)-)?(--[\w-]+|[a-z]+)[\w-]*:/g), ([, kind = '']) => KINDS[kind] ?? kind)
}

/**
 * The rules of a sheet that these classes and ids use, for one element and what stands in it: each rule is confined to
 * them without weighing more, so that it can come after a document's own rules and change nothing else. Rules without
 * any class or id are left out, since every document has them.
 *
 * @param names classes and ids; more than there are do no harm
 * @param place a selector of the element
 * @param known classes whose rules every document has: what needs no others is left out
 */
export function confinedStyles(sheet: string, names: readonly string[], place: string, known: readonly string[] = []): string {
  const wanted = new Set(names)
  const there = new Set(known)
  const confined = reduced(parse(sheet), (rule) => {
    if (NAMED.test(rule.head)) return rule
    const selectors =
      rule.selectors?.filter((one) => !one.names.every((name) => there.has(name)) && one.names.every((name) => wanted.has(name))) ?? []
    if (selectors.length === 0) return undefined
    return { ...rule, head: selectors.map(({ text }) => confine(text, place)).join(',') }
  })
  return print(confined)
}

/** Says of the element that a selector ends with, before its pseudo-element, where it must stand. */
function confine(selector: string, place: string): string {
  const end = selector.search(/::(?!slotted)|:(?:before|after|first-letter|first-line)\b/)
  const [element, part] = end < 0 ? [selector, ''] : [selector.slice(0, end), selector.slice(end)]
  return `${element}:where(${place},${place} *)${part}`
}
