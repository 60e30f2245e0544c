import { useNavigate, useSearchParams } from 'react-router'

/** Address of the first steps if they opened the form of a new entity (`?from=first-steps`); else undefined. */
export function useOpener(): string | undefined {
  const [search] = useSearchParams()
  return search.get('from') === 'first-steps' ? '/admin/welcome?step=product' : undefined
}

/** Returns a function that leaves the form of a new entity: back to the first steps if they opened it, else to the created entity's form. */
export function useAfterCreation(): (editPath: string) => void {
  const navigate = useNavigate()
  const opener = useOpener()
  return (editPath) => void navigate(opener ?? editPath, { replace: true, preventScrollReset: opener === undefined })
}
