import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseSync } from 'vite'

/** Oldest supported versions, by the browsers' names in MDN's compatibility data. */
export type Engines = Record<string, number>
/** Members that our own types and objects have. */
type OwnNames = { fields: ReadonlySet<string>; methods: ReadonlySet<string> }
type ApiUse = { name: string; line: number; missingIn: string }

type Support = {
  version_added: string | false | null
  version_removed?: string
  flags?: unknown
  alternative_name?: string
  prefix?: string
}
type Entry = { [name: string]: Entry }
type Compat = { support: Record<string, Support | Support[]> }
type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown }

const COMPAT_DATA = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
/** Matches a comment that allows the APIs on its own line and in the statement below it. The reason follows the colon. */
const ALLOWED = /\/\/ supported: \S/
const LOOKBEHIND = /\(\?<[=!]/

/**
 * Creates a function that lists the web APIs, built-in functions and lookbehinds of a file that some of the engines lack,
 * by MDN's compatibility data. Syntax is not checked, since the build lowers it.
 *
 * Members are identified by name, not by type: a name is skipped if any interface had it early enough or a type of our own
 * has it. A use is also skipped if it is guarded by an optional call, by `typeof`, or by a condition or `??` that names it.
 */
export function createApiFinder(engines: Engines, own: OwnNames): (file: string, code: string) => ApiUse[] {
  const { api, javascript } = JSON.parse(readFileSync(COMPAT_DATA, 'utf8')) as { api: Entry; javascript: Entry }
  const builtins = javascript.builtins as Entry
  const intl = Object.entries(builtins.Intl ?? {}).filter(([name]) => name !== '__compat')
  const statics = new Map<string, string>()
  const globals = new Map<string, string>()
  const members = new Map<string, string>()
  for (const [owner, features] of [...Object.entries(api), ...Object.entries(builtins), ...intl]) {
    globals.set(owner, missingIn(features, engines))
    const isGlobalScope = owner === 'Window' || owner === 'globals'
    for (const [feature, entry] of Object.entries(features)) {
      if (feature === '__compat') continue
      const missing = missingIn(entry, engines)
      const name = feature.replace(/_(?:static|event)$/, '')
      if (feature.endsWith('_event')) continue
      if (feature === owner) globals.set(`new ${owner}`, missing)
      else if (feature.endsWith('_static')) statics.set(`${owner}.${name}`, missing)
      else {
        // Once one interface had a member early enough, the name is supported, whatever other interfaces say.
        if (members.get(name) !== '') members.set(name, missing)
        if (isGlobalScope) globals.set(name, missing)
      }
    }
  }

  return (file, code) => {
    const found: ApiUse[] = []
    const lines = code.split('\n')
    const lineOf = ({ start }: SyntaxNode) => code.slice(0, start).split('\n').length
    const { program, module } = parseSync(file, code)
    const declared = declaredNames(program as unknown as SyntaxNode)
    const imported = new Set(module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)))
    const isGlobal = (node: SyntaxNode): node is SyntaxNode & { name: string } =>
      node.type === 'Identifier' && !declared.has(node.name as string)

    walk(program as unknown as SyntaxNode, [], (node, parents) => {
      if (parents.some(isType)) return
      const report = (node: SyntaxNode, name: string, missing: string | undefined) => {
        if (!missing) return
        const isAllowed = [...parents, node].some((one) => ALLOWED.test(lines[lineOf(one) - 2] ?? ''))
        if (!isAllowed && !ALLOWED.test(lines[lineOf(node) - 1] ?? '')) found.push({ name, line: lineOf(node), missingIn: missing })
      }
      const parent = parents[parents.length - 1]
      if (node.type === 'MemberExpression' && !node.computed) {
        const [object, { name }] = [node.object as SyntaxNode, node.property as SyntaxNode & { name: string }]
        if (isGuarded(name, node, parents, code)) return
        const owner = object.name as string
        // An imported namespace, such as zod's `z`.
        if (imported.has(owner)) return
        const known = isGlobal(object) ? statics.get(`${owner}.${name}`) : undefined
        const isCall = parent?.type === 'CallExpression' && parent.callee === node
        if ((isCall ? own.methods : own.fields).has(name) || (object.property as SyntaxNode | undefined)?.name === 'dataset') return
        const isOnWindow = isGlobal(object) && /^(?:window|globalThis|self)$/.test(owner)
        report(
          node,
          `${isGlobal(object) && /^[A-Z]/.test(owner) ? owner : ''}.${name}`,
          known ?? (isOnWindow ? globals.get(name) : members.get(name)),
        )
      } else if (node.type === 'Property' && parent?.type === 'ObjectPattern' && !node.computed) {
        const { name } = node.key as { name: string }
        if (own.fields.has(name)) return
        report(node, name, members.get(name))
      } else if (node.type === 'Property' && isAssigned(parents, code)) {
        const { name = '' } = node.key as { name?: string }
        report(node, name, members.get(name))
      } else if (isGlobal(node) && parent && isValue(node, parent)) {
        if (isGuarded(node.name, node, parents, code)) return
        report(node, node.name, globals.get(node.name) || (parent.type === 'NewExpression' ? globals.get(`new ${node.name}`) : undefined))
      } else if (/^(?:Literal|TemplateElement)$/.test(node.type) && LOOKBEHIND.test(code.slice(node.start, node.end)))
        report(node, '(?<= or (?<!', missingIn(javascript.regular_expressions?.lookbehind_assertion, engines))
    })
    return found
  }
}

/**
 * Collects the names of the fields and methods that source files declare.
 *
 * @param sources code by file path
 */
export function collectOwnNames(sources: ReadonlyMap<string, string>): OwnNames {
  const [fields, methods] = [new Set<string>(), new Set<string>()]
  for (const [file, code] of sources) {
    walk(parseSync(file, code).program as unknown as SyntaxNode, [], (node, parents) => {
      const { name } = (node.key ?? {}) as { name?: string }
      if (!name || node.computed || parents[parents.length - 1]?.type === 'ObjectPattern') return
      fields.add(name)
      const type = ((node.typeAnnotation ?? {}) as { typeAnnotation?: SyntaxNode }).typeAnnotation?.type
      const value = (node.value as SyntaxNode | undefined)?.type
      if (/Method/.test(node.type) || node.method || /Function/.test(`${type} ${value}`)) methods.add(name)
    })
  }
  return { fields, methods }
}

/** Names the engines that lack a feature; empty if all have it. */
function missingIn(entry: Entry | undefined, engines: Engines): string {
  const { support } = (entry?.__compat as Compat | undefined) ?? {}
  if (!support) return ''
  return Object.entries(engines)
    .filter(([browser, oldest]) => ![support[browser] ?? []].flat().some((one) => hasSince(one, oldest)))
    .map(([browser, oldest]) => `${browser} ${oldest}`)
    .join(', ')
}

function hasSince({ version_added, version_removed, flags, alternative_name, prefix }: Support, oldest: number): boolean {
  if (!version_added || flags || alternative_name || prefix) return false
  const isRemoved = version_removed !== undefined && Number(version_removed) <= oldest
  return Number(version_added.replace('≤', '')) <= oldest && !isRemoved
}

/** Every name that the file itself declares, in any scope. */
function declaredNames(program: SyntaxNode): Set<string> {
  const names = new Set<string>()
  const add = (pattern: unknown): void => {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') names.add(pattern.name as string)
    for (const inner of [pattern.left, pattern.argument, pattern.value, pattern.elements, pattern.properties, pattern.parameter].flat())
      add(inner)
  }
  walk(program, [], (node) => {
    for (const declared of [node.id, node.local, node.params, node.type === 'CatchClause' ? node.param : undefined].flat()) add(declared)
  })
  return names
}

/** True if an identifier is read as a variable, and is not the name of a property or type. */
function isValue(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (/^TS|^JSX|^(?:Import|Export)/.test(parent.type)) return /^TS(?:As|Satisfies|NonNull)/.test(parent.type)
  return parent.key !== node || parent.value === node
}

const isType = ({ type }: SyntaxNode) => /^TS(?!As|Satisfies|NonNull|Instantiation|ParameterProperty)/.test(type)

/** True for a property of an object literal that is passed to `Object.assign`. */
function isAssigned(parents: readonly SyntaxNode[], code: string): boolean {
  const [call, object] = parents.slice(-2)
  return object?.type === 'ObjectExpression' && call?.type === 'CallExpression' && code.startsWith('Object.assign(', call.start)
}

function isGuarded(name: string, node: SyntaxNode, parents: readonly SyntaxNode[], code: string): boolean {
  const named = new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`)
  const call = parents[parents.length - 1]
  const isCalled = call?.type === 'CallExpression' && call.callee === node
  let inner = node
  for (const outer of parents.toReversed()) {
    if (outer.type === 'CallExpression' && outer.callee === inner && outer.optional && inner === node) return true
    if (outer.type === 'UnaryExpression' && outer.operator === 'typeof') return true
    const tested = outer.test ?? (outer.type === 'LogicalExpression' ? outer.left : undefined)
    // A condition that calls the member is no guard: without the member, the call itself fails.
    const isCalledThere = tested === inner && isCalled
    if (isNode(tested) && !isCalledThere && named.test(code.slice(tested.start, tested.end))) return true
    inner = outer
  }
  return false
}

function walk(node: SyntaxNode, parents: readonly SyntaxNode[], visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void): void {
  visit(node, parents)
  const inside = [...parents, node]
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, inside, visit)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}
