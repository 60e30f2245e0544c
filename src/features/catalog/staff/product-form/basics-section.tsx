import { useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { nameOf } from '#i18n/language.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useFieldProblem, usePlaces } from '../entity-form/form-context.ts'
import { PositionField, SlugField } from '../entity-form/place-fields.tsx'
import { ThreeTexts } from '../entity-form/three-texts.tsx'
import { FormSection } from './form-section.tsx'
import { useProductFields } from './product-form-context.ts'

export function BasicsSection() {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { register, control, setValue } = useProductFields()
  const { categories, subcategories } = usePlaces()
  const problem = useFieldProblem()
  const { search } = useLocation()
  const [categoryId, subcategoryId] = useWatch({ control, name: ['categoryId', 'subcategoryId'] })
  const fitting = subcategories.filter((subcategory) => String(subcategory.categoryId) === categoryId)
  const labelOf = (entry: (typeof categories)[number]) => {
    const name = nameOf(entry, 'name', language)
    return entry.isActive ? name : t('product.inactiveOption', { name })
  }

  return (
    <FormSection section="basics">
      <ThreeTexts field="name" label={t('product.name')} suffix={t('staff.required')} />
      {categories.length === 0 ? (
        <Note kind="warn" title={t('product.noCategories')}>
          {/* The query names the first steps, if they opened this form: the category's form leads back to them too. */}
          <Link className="btn mt-2" to={{ pathname: '/admin/categories/new', search }}>
            {t('product.firstCategory')}
          </Link>
        </Note>
      ) : null}
      <div className="fg fg-3">
        <SelectField
          label={t('product.category')}
          suffix={t('staff.required')}
          problem={problem('categoryId')}
          {...register('categoryId', {
            // Clears a subcategory that is not in the new category.
            onChange: (event: { target: { value: string } }) => {
              const kept = subcategories.find(({ id }) => String(id) === subcategoryId)
              if (String(kept?.categoryId ?? '') !== event.target.value) setValue('subcategoryId', '', { shouldDirty: true })
            },
          })}
        >
          <option value="">{t('product.chooseCategory')}</option>
          <Options of={categories.map((category) => [category.id, labelOf(category)])} />
        </SelectField>
        <SelectField
          label={t('product.subcategory')}
          suffix={t('staff.optional')}
          problem={problem('subcategoryId')}
          disabled={fitting.length === 0}
          {...register('subcategoryId')}
          // A controlled field, since its options change with the category.
          defaultValue={undefined}
          value={subcategoryId}
        >
          <option value="">{t('product.noSubcategory')}</option>
          <Options of={fitting.map((subcategory) => [subcategory.id, labelOf(subcategory)])} />
        </SelectField>
        <PositionField label={t('product.position')} help={t('product.positionHelp')} />
      </div>
      <SlugField summary={t('product.slugSummary')} label={t('product.slug')} help={t('product.slugHelp')} />
    </FormSection>
  )
}
