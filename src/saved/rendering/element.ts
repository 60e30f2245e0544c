/** An element as components return it, before it is written as markup. */
export type Element = { type: string | Component | Context<unknown> | typeof Fragment; props: Props }
export type Component = (props: Props) => Node
export type Node = Element | string | number | boolean | null | undefined | readonly Node[]
export type Props = Record<string, unknown> & { children?: Node }
/** A value for all components inside a provider; they read it with `useContext`. */
export type Context<Value> = { value: Value }

export const Fragment = Symbol('fragment')

/** Makes an element; compiled JSX calls it. */
export const jsx = (type: Element['type'], props: Props): Element => ({ type, props })
export { jsx as jsxs }
