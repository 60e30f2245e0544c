/** A parsed style sheet: rules in order; blocks such as @media contain rules. */
export type StyleRule = {
  /** A selector list, or an at-rule with its condition. */
  head: string
  /** Declarations as text; undefined for a statement such as `@charset`. */
  body?: string | undefined
  rules?: StyleRule[]
  /** For each selector of the list, the classes and ids that an element or its ancestors must have. */
  selectors?: { text: string; names: string[] }[]
}

const BLOCK = /^@(?:media|supports|layer|container)\b/
const LAYER = /^@layer\s+/
export const NAMED_RULE = /^@(?:keyframes|property)\s+([\w-]+)/
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Replaces each rule by the result of `partOf` (undefined drops the rule), and drops blocks that have no rules left. */
export function mapRules(rules: readonly StyleRule[], partOf: (rule: StyleRule) => StyleRule | undefined): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (!rule.rules) return [partOf(rule)].filter((part) => part !== undefined)
    const inside = mapRules(rule.rules, partOf)
    return inside.length > 0 ? [{ ...rule, rules: inside }] : []
  })
}

/**
 * Replaces cascade layers by order, for browsers that ignore every rule in a layer (Chrome before 99, Safari before 15.4).
 * Rules of a later layer follow those of an earlier one, rules without a layer come last. The result means the same unless a
 * rule of an earlier layer is more specific: tests/walks/styles.test.ts compares both. Layers within other blocks stay.
 */
export function flattenLayers(rules: readonly StyleRule[]): StyleRule[] {
  const layers = new Map<string, StyleRule[]>()
  for (const { head, rules: inside = [] } of rules.filter(({ head }) => LAYER.test(head)))
    for (const name of head.replace(LAYER, '').split(/\s*,\s*/)) layers.set(name, [...(layers.get(name) ?? []), ...inside])
  return [...[...layers.values()].flat(), ...rules.filter(({ head }) => !LAYER.test(head))]
}

/**
 * The rule, reduced to the selectors whose classes and ids are all in `names`; undefined if none is left. A rule without selectors,
 * such as @media, is returned unchanged.
 */
export function matchingPart(rule: StyleRule, names: ReadonlySet<string>): StyleRule | undefined {
  const { selectors } = rule
  const left = selectors?.filter((selector) => selector.names.every((name) => names.has(name)))
  if (left?.length === selectors?.length) return rule
  return left?.length ? { ...rule, head: left.map(({ text }) => text).join(',') } : undefined
}

/** False for a rule @keyframes or @property whose name occurs nowhere else in `text`. */
export function isUsed({ head }: StyleRule, text: string): boolean {
  const [, name] = NAMED_RULE.exec(head) ?? []
  return name === undefined || text.split(name).length > 2
}

/** Formats rules as minified CSS. */
export function printRules(rules: readonly StyleRule[]): string {
  return rules
    .map(({ head, body, rules }) => (rules ? `${head}{${printRules(rules)}}` : body === undefined ? `${head};` : `${head}{${body}}`))
    .join('')
}

/** Classes and ids in a document. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, quoted = ''] of html.matchAll(/\s(?:class|id)="([^"]*)"/g))
    for (const name of quoted.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '').split(/\s+/)) names.add(name)
  return names
}

/** Parses a minified style sheet. */
export function parseSheet(sheet: string): StyleRule[] {
  const rules: StyleRule[] = []
  let at = 0
  while (at < sheet.length) {
    const end = find(sheet, at, '{;')
    const head = sheet
      .slice(at, end)
      .replace(/\/\*.*?\*\//gs, '')
      .trim()
    if (sheet[end] !== '{') {
      if (head) rules.push({ head })
      at = end + 1
      continue
    }
    const close = find(sheet, end + 1, '}')
    const body = sheet.slice(end + 1, close)
    if (BLOCK.test(head)) rules.push({ head, rules: parseSheet(body) })
    else if (head.startsWith('@')) rules.push({ head, body })
    else rules.push({ head, body, selectors: splitList(head).map((text) => ({ text, names: namesNeeded(text) })) })
    at = close + 1
  }
  return rules
}

function splitList(list: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < list.length; ) {
    const end = find(list, at, ',')
    parts.push(list.slice(at, end))
    at = end + 1
  }
  return parts
}

/**
 * Classes and ids that a selector requires in a document. Parts in brackets are ignored: scripts may set attributes later, and
 * `:not(.x)` or `:is(.x,y)` don't require `.x`.
 */
function namesNeeded(selector: string): string[] {
  const names: string[] = []
  for (let at = 0; at < selector.length; ) {
    const [name] = /^[.#](?:\\.|[\w-]|[^\0-\x7f])+/.exec(selector.slice(at)) ?? []
    if (name) names.push(name.slice(1).replace(/\\(.)/g, '$1'))
    const sign = selector[at] ?? ''
    at = name ? at + name.length : sign in CLOSING ? find(selector, at + 1, CLOSING[sign] ?? '') + 1 : at + (sign === '\\' ? 2 : 1)
  }
  return names
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** Position of the first of these characters outside of brackets, strings and comments; else the end. */
function find(text: string, from: number, signs: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (signs.includes(sign)) return at
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = endOfString(text, at)
    else if (text.startsWith('/*', at)) at = text.indexOf('*/', at + 2) + 1
    else if (sign in CLOSING) at = find(text, at + 1, CLOSING[sign] ?? '')
  }
  return text.length
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[from]) return at
  }
  return text.length
}
