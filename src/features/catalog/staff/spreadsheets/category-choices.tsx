import { formatNumber } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ImportPreview, Mapping } from '../../spreadsheets/spreadsheet.contract.ts'
import type { Places } from './value-text.ts'

type CategoryChoicesProps = { preview: ImportPreview; mapping: Mapping; places: Places; onChange: (mapping: Mapping) => void }

/** Categories of the file that the shop does not have, each with the place that its products go to. */
export function CategoryChoices({ preview, mapping, places: { categories, subcategories }, onChange }: CategoryChoicesProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (preview.unknownCategories.length === 0) return null
  const chosen = mapping.categories ?? {}
  const placeOf = (name: string) => {
    const place = chosen[name]
    return place ? `${place.categoryId}/${place.subcategoryId ?? ''}` : ''
  }
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = chosen
    const [categoryId, subcategoryId] = value.split('/')
    const place = { categoryId: Number(categoryId), subcategoryId: subcategoryId ? Number(subcategoryId) : null }
    onChange({ ...mapping, categories: value ? { ...others, [name]: place } : others })
  }
  return (
    <section className="panel stack mb-4" aria-label={t('import.categories')}>
      <h3 className="text-lg">{t('import.categories')}</h3>
      <p className="sm muted">{t('import.categoriesHelp')}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {preview.unknownCategories.map(({ name, rows }) => (
          <SelectField
            key={name}
            label={t('import.categoryOf', { name, rows: formatNumber(rows, language) })}
            value={placeOf(name)}
            onChange={({ target }) => choose(name, target.value)}
          >
            <option value="">{t('import.choose')}</option>
            {categories.map((category) => [
              <option key={category.id} value={`${category.id}/`}>
                {nameOf(category, 'name', language)}
              </option>,
              ...subcategories
                .filter(({ categoryId }) => categoryId === category.id)
                .map((inside) => (
                  <option key={`${category.id}/${inside.id}`} value={`${category.id}/${inside.id}`}>
                    {nameOf(category, 'name', language)} › {nameOf(inside, 'name', language)}
                  </option>
                )),
            ])}
          </SelectField>
        ))}
      </div>
    </section>
  )
}
