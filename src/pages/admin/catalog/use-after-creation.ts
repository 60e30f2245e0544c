import { useNavigate, useSearchParams } from 'react-router'

/**
 * Returns a function that leaves the form of a new entity: back to the first steps if they opened it (`?from=first-steps`), else to
 * the given form of the created entity.
 */
export function useAfterCreation(): (editPath: string) => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isFirst = search.get('from') === 'first-steps'
  return (editPath) =>
    void (isFirst
      ? navigate('/admin/welcome?step=product', { replace: true })
      : navigate(editPath, { replace: true, preventScrollReset: true }))
}
