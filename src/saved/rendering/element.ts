/** Markup as components describe it, before it is written. */
export type Element = { type: string | Component | Context<unknown> | typeof Fragment; props: Props }
export type Component = (props: Props) => Node
export type Node = Element | string | number | boolean | null | undefined | readonly Node[]
export type Props = Record<string, unknown> & { children?: Node }
/** A value for all components below; components read it with `useContext`. */
export type Context<Value> = { value: Value }

export const Fragment = Symbol('fragment')

/** Describes an element; the compiler of JSX calls it. */
export const jsx = (type: Element['type'], props: Props): Element => ({ type, props })
export { jsx as jsxs }
