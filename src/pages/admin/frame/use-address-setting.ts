import { useAddressQuery } from './use-address-query.ts'

/**
 * A choice stored in the address, such as a tab or an order, so that it survives a reload and can be linked. The first value is
 * the default and is left out of the address.
 */
export function useAddressSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [value: Value, set: (value: Value) => void] {
  const [search, change] = useAddressQuery()
  const value = values.find((one) => one === search.get(name)) ?? values[0]
  return [value, (chosen) => change({ [name]: chosen === values[0] ? undefined : chosen })]
}
