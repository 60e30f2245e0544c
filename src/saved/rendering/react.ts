import { type Context, Fragment } from './element.ts'

/**
 * Replaces React while saved pages are rendered once: components get their first state, and effects do not run. The build puts
 * it in the place of React (tools/build-saved.ts).
 */
export const createContext = <Value>(value: Value): Context<Value> => ({ value })
export const useContext = <Value>(context: Context<Value>): Value => context.value
export const useState = <Value>(first: Value | (() => Value)) =>
  [typeof first === 'function' ? (first as () => Value)() : first, nothing] as const
export const useRef = <Value>(current: Value) => ({ current })
export const useMemo = <Value>(make: () => Value): Value => make()
export const useSyncExternalStore = <Value>(_: unknown, now: () => Value, first: () => Value = now): Value => first()
const nothing = () => {}

export { Fragment, nothing as preload, nothing as useEffect, nothing as useLayoutEffect }

let ids = 0
export const useId = (): string => {
  ids += 1
  return `saved-${ids}`
}
