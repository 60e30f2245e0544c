import { useStaffText } from '#ui/staff/text.ts'
import { SettingRow } from '../setting-row.tsx'
import type { SettingField } from '../use-setting-fields.ts'

const name = 'company_pickup_places'

/** Field of pickup places, one per line. */
export function PickupPlacesRow({ field, isOwner }: { field: SettingField; isOwner: boolean }) {
  const t = useStaffText()
  return (
    <SettingRow name={name} label={t(`settings.${name}`)} help={t(`settings.${name}Help`)} field={field}>
      <textarea
        name={name}
        className="in read-only:bg-sand read-only:text-muted"
        rows={4}
        aria-label={t(`settings.${name}`)}
        aria-invalid={field.problem ? true : undefined}
        readOnly={!isOwner}
        value={field.value}
        onChange={({ target }) => field.set(target.value)}
      />
    </SettingRow>
  )
}
