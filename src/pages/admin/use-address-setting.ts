import { useSearchParams } from 'react-router'

/**
 * A choice that stands in the address, so that a reload and a link keep it: which tab, which order. The first value is
 * the standard one and leaves the address alone.
 */
export function useAddressSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [value: Value, set: (value: Value) => void] {
  const [search, setSearch] = useSearchParams()
  const value = values.find((one) => one === search.get(name)) ?? values[0]
  const set = (chosen: Value) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (chosen === values[0]) after.delete(name)
        else after.set(name, chosen)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [value, set]
}
