import { Search, X } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { IconButton } from '../icon-button.tsx'
import { useStaffText } from '../text.ts'

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void; className?: string } & Pick<
  ComponentProps<'input'>,
  'maxLength'
>

/**
 * A search that filters the list below, with a button that clears it. `label` is shown in the field and read by screen readers.
 */
export function SearchField({ label, value, onSearch, className = '', maxLength }: SearchFieldProps) {
  const t = useStaffText()
  const id = useId()
  return (
    <div className={`srch ${className}`}>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={maxLength}
        placeholder={label}
        value={value}
        onChange={({ target }) => onSearch(target.value)}
      />
      {value ? (
        <IconButton icon={X} className="hb" aria-label={t('staff.clearSearch')} onClick={() => onSearch('')} />
      ) : (
        <span className="hb absolute right-0 pointer-events-none">
          <Search className="ic" aria-hidden="true" />
        </span>
      )}
    </div>
  )
}
