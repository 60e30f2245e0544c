/** A message: a text, or a function that makes it from named values, which `Translate` checks. */
type Message = string | ((values: never) => string)
export type Catalogue = Record<string, Message>

type ValuesOf<M> = M extends (values: infer Values) => string ? [values: Values] : []
/** Returns a message by its key: `t('cart.add')`, `t('cart.pieces', { count: 2 })`. */
export type Translate<C> = <Key extends keyof C>(key: Key, ...values: ValuesOf<C[Key]>) => string

export function translator<C extends Catalogue>(catalogue: C): Translate<C> {
  return (key, ...[values]) => {
    const message = catalogue[key] as Message
    return typeof message === 'function' ? message(values as never) : message
  }
}
