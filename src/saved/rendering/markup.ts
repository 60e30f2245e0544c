import { type Component, type Context, type Element, Fragment, type Node, type Props } from './element.ts'

const EMPTY = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
/** Attributes whose name differs from the property in lower case. */
const names: Record<string, string> = { className: 'class', htmlFor: 'for', defaultValue: 'value', defaultChecked: 'checked' }
/** SVG attributes that keep their capitals, and those that get a hyphen. */
const KEEPS_CASE = /^(?:viewBox|preserveAspectRatio)$/
const HYPHENATED = /^(?:stroke|fill|clip|text|font)[A-Z]/
const IS_TOLD = /^(?:aria|data)-/
/** Style properties whose numbers are not pixels. */
const UNITLESS = /^(?:--|opacity|order|flex|zIndex|lineHeight|fontWeight|gridColumn|gridRow)/

/**
 * Renders markup as React's renderToStaticMarkup does, with a fraction of its code. Components may use contexts, and the hooks
 * that a first rendering needs (react.ts).
 */
export function toMarkup(node: Node): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(toMarkup).join('')
  if (typeof node !== 'object') return escaped(String(node))
  // Only elements are left here, but TypeScript does not narrow the type of a readonly array.
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

/** Value of the `<select>` whose options are being rendered. */
let chosen: unknown

function elementMarkup(tag: string, { children, dangerouslySetInnerHTML, ...props }: Props): string {
  // The page's security policy blocks style elements.
  if (tag === 'style') return ''
  if (tag === 'option' && chosen !== undefined) props.selected = String(props.value) === String(chosen)
  // A textarea has its value between its tags, where browsers drop a line break at the start.
  const typed = tag === 'textarea' ? `\n${props.defaultValue ?? ''}` : children
  if (tag === 'textarea') delete props.defaultValue
  if (tag === 'select') {
    chosen = props.value ?? props.defaultValue
    delete props.defaultValue
    delete props.value
  }
  const attributes = Object.entries(props).map(attribute).join('')
  if (EMPTY.test(tag)) return `<${tag}${attributes}/>`
  const raw = (dangerouslySetInnerHTML as { __html: string } | undefined)?.__html
  const inside = raw ?? toMarkup(typed)
  if (tag === 'select') chosen = undefined
  return `<${tag}${attributes}>${inside}</${tag}>`
}

function attribute([property, value]: [string, unknown]): string {
  if (property === 'key' || property === 'ref' || typeof value === 'function' || value === null || value === undefined) return ''
  const name =
    names[property] ?? (HYPHENATED.test(property) ? hyphenated(property) : KEEPS_CASE.test(property) ? property : property.toLowerCase())
  if (typeof value === 'boolean' && !IS_TOLD.test(name)) return value ? ` ${name}=""` : ''
  // `style` has the type that React declares, which was checked in the components.
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
