import { useAddress } from './use-address.ts'

/**
 * A choice that stands in the address, so that a reload and a link keep it: which tab, which order. The first value is
 * the standard one and leaves the address alone.
 */
export function useAddressSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [value: Value, set: (value: Value) => void] {
  const [search, change] = useAddress()
  const value = values.find((one) => one === search.get(name)) ?? values[0]
  return [value, (chosen) => change({ [name]: chosen === values[0] ? undefined : chosen })]
}
