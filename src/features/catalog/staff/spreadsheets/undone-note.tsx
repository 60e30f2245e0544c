import { Link } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import type { Undone } from '../../spreadsheets/spreadsheet.contract.ts'

/** Maximum number of products that the note names. */
const MAX_NAMED = 8

/** Says how much of an import is undone, and names the products that stayed as they are. */
export function UndoneNote({ count, left }: Undone) {
  const t = useStaffText()
  return (
    <div className="mb-3" role="status">
      <p>
        <b>{t(left.length === 0 ? 'import.undone' : 'import.undonePartly', { count, left: left.length })}</b>
      </p>
      <ul>
        {left.slice(0, MAX_NAMED).map(({ id, name }) => (
          <li key={id}>
            <Link className="inline-flex min-h-11 items-center wrap-anywhere" to={`/admin/products/${id}/edit`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {left.length > MAX_NAMED ? <p>{t('import.undoneMore', { count: left.length - MAX_NAMED })}</p> : null}
    </div>
  )
}
