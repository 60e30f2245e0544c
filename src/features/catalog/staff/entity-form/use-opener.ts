import { useSearchParams } from 'react-router'

/** Address of the first steps if they opened the form of a new entity (`?from=first-steps`); else undefined. */
export function useOpener(): string | undefined {
  const [search] = useSearchParams()
  return search.get('from') === 'first-steps' ? '/admin/welcome?step=product' : undefined
}
