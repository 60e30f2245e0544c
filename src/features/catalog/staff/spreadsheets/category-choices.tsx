import { formatNumber } from '#i18n/format.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { CategoryPath } from '../../goods/goods-kinds.ts'
import type { ImportPreview, Mapping } from '../../spreadsheets/spreadsheet.contract.ts'
import { type Places, placeText } from './value-text.ts'

type CategoryChoicesProps = { preview: ImportPreview; mapping: Mapping; places: Places; onChange: (mapping: Mapping) => void }

/** Lists the file's unknown categories, each with a field for a category of the shop. A button chooses the most similar category. */
export function CategoryChoices({ preview, mapping, places, onChange }: CategoryChoicesProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  // Categories that were already assigned stay listed, so that staff can change the choice.
  const listed = [...preview.unknownCategories, ...preview.assignedCategories.map((one) => ({ ...one, nearest: null }))]
  if (listed.length === 0) return null
  const chosen = mapping.categories ?? {}
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = chosen
    onChange({ ...mapping, categories: value ? { ...others, [name]: placeOf(value) } : others })
  }
  return (
    <section className="panel stack mb-4" aria-label={t('import.categories')}>
      <h3 className="text-lg">{t('import.categories')}</h3>
      <p className="sm muted">{t('import.categoriesHelp')}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {listed.map(({ name, rows, nearest }) => (
          <div key={name} className="grid gap-2 content-start">
            <SelectField
              label={t(name ? 'import.categoryOf' : 'import.categoryOfNone', { name, rows: formatNumber(rows, language) })}
              value={optionOf(chosen[name])}
              onChange={({ target }) => choose(name, target.value)}
            >
              <option value="">{t('import.choose')}</option>
              <Options of={placesInOrder(places).map((place) => [optionOf(place), placeText(place, language, places)])} />
            </SelectField>
            {nearest && !chosen[name] ? (
              <button className="btn w-fit" type="button" onClick={() => choose(name, optionOf(nearest))}>
                {t('import.nearest', { name: placeText(nearest, language, places) })}
              </button>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  )
}

/** A category, or a category and subcategory, as the value of an option: "3/" or "3/12". */
const optionOf = (place: CategoryPath | undefined) => (place ? `${place.categoryId}/${place.subcategoryId ?? ''}` : '')

function placeOf(value: string): CategoryPath {
  const [categoryId, subcategoryId] = value.split('/')
  return { categoryId: Number(categoryId), subcategoryId: subcategoryId ? Number(subcategoryId) : null }
}

/** Each category, followed by its subcategories. */
const placesInOrder = ({ categories, subcategories }: Places): CategoryPath[] =>
  categories.flatMap(({ id }) => [
    { categoryId: id, subcategoryId: null },
    ...subcategories.filter(({ categoryId }) => categoryId === id).map((inside) => ({ categoryId: id, subcategoryId: inside.id })),
  ])
