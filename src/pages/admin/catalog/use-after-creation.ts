import { useNavigate } from 'react-router'
import { useOpener } from '#features/catalog/staff/entity-form/use-opener.ts'

/** Returns a function that leaves the form of a new entity: back to the first steps if they opened it, else to the created entity's form. */
export function useAfterCreation(): (editPath: string) => void {
  const navigate = useNavigate()
  const opener = useOpener()
  return (editPath) => void navigate(opener ?? editPath, { replace: true, preventScrollReset: opener === undefined })
}
