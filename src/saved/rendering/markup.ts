import { type Component, type Context, type Element, Fragment, type Node, type Props } from './element.ts'

const EMPTY = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
/** Attributes whose name is not that of the property in small letters. */
const names: Record<string, string> = { className: 'class', htmlFor: 'for', defaultValue: 'value', defaultChecked: 'checked' }
/** Attributes of drawings, which keep a capital letter or get a hyphen. */
const KEEPS_CASE = /^(?:viewBox|preserveAspectRatio)$/
const HYPHENATED = /^(?:stroke|fill|clip|text|font)[A-Z]/
const IS_TOLD = /^(?:aria|data)-/
/** Numbers in styles that are no pixels. */
const UNITLESS = /^(?:--|opacity|order|flex|zIndex|lineHeight|fontWeight|gridColumn|gridRow)/

/**
 * Writes markup as React's renderToStaticMarkup does, at a fraction of its size. Components may use contexts, and hooks in
 * so far as the first rendering needs them (react.ts).
 */
export function toMarkup(node: Node): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(toMarkup).join('')
  if (typeof node !== 'object') return escaped(String(node))
  // Arrays and plain values are done with, which the type of a readonly array does not tell; the kind of element decides below.
  const { type, props } = node as Element
  if (type === Fragment) return toMarkup(props.children)
  if (typeof type === 'function') return toMarkup((type as Component)(props))
  if (typeof type === 'object') return within(type as Context<unknown>, props)
  return elementMarkup(type as string, props)
}

function within(context: Context<unknown>, { value, children }: Props): string {
  const outer = context.value
  context.value = value
  try {
    return toMarkup(children)
  } finally {
    context.value = outer
  }
}

/** Chosen value of the `<select>` whose options are being written. */
let chosen: unknown

function elementMarkup(tag: string, { children, dangerouslySetInnerHTML, ...props }: Props): string {
  // The page's security policy blocks style elements.
  if (tag === 'style') return ''
  if (tag === 'option' && chosen !== undefined) props.selected = String(props.value) === String(chosen)
  if (tag === 'select') {
    chosen = props.value ?? props.defaultValue
    delete props.defaultValue
    delete props.value
  }
  const attributes = Object.entries(props).map(attribute).join('')
  if (EMPTY.test(tag)) return `<${tag}${attributes}/>`
  const raw = (dangerouslySetInnerHTML as { __html: string } | undefined)?.__html
  const inside = raw ?? toMarkup(children)
  if (tag === 'select') chosen = undefined
  return `<${tag}${attributes}>${inside}</${tag}>`
}

function attribute([property, value]: [string, unknown]): string {
  if (property === 'key' || property === 'ref' || typeof value === 'function' || value === null || value === undefined) return ''
  const name =
    names[property] ?? (HYPHENATED.test(property) ? hyphenated(property) : KEEPS_CASE.test(property) ? property : property.toLowerCase())
  if (typeof value === 'boolean' && !IS_TOLD.test(name)) return value ? ` ${name}=""` : ''
  // The type that React gives it, by which the components were checked.
  const text = property === 'style' ? styleText(value as Record<string, unknown>) : String(value)
  return ` ${name}="${escaped(text)}"`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] as string)

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const styleText = (style: Record<string, unknown>): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? 'px' : ''
      return `${name.startsWith('--') ? name : hyphenated(name)}:${value}${unit}`
    })
    .join(';')
