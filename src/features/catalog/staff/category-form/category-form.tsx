import { ArrowLeft, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { nameOf } from '#i18n/language.ts'
import { slugFromNames } from '#kit/text/slug.ts'
import { FormBox } from '#ui/staff/fields/field.tsx'
import { SelectField } from '#ui/staff/fields/select-field.tsx'
import { SwitchField } from '#ui/staff/fields/switch-field.tsx'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import type { FormTranslator } from '#ui/staff/fields/use-translating.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type {
  Category,
  CategoryInput,
  StaffCategory,
  StaffSubcategory,
  Subcategory,
  SubcategoryInput,
} from '../../category/category.contract.ts'
import { CATEGORY_ORDER_MAX } from '../../entity/limits.ts'
import { type PictureActions, SharedFormContext, useFieldProblem } from '../entity-form/form-context.ts'
import { FormFoot } from '../entity-form/form-foot.tsx'
import { FormNotes } from '../entity-form/form-notes.tsx'
import { PictureField } from '../entity-form/picture-field.tsx'
import { PositionField, SlugField } from '../entity-form/place-fields.tsx'
import { registerInitialValues } from '../entity-form/register-initial-values.ts'
import type { Save } from '../entity-form/saving/use-entity-saving.ts'
import { toSharedForm } from '../entity-form/shared-form.ts'
import { ThreeTexts } from '../entity-form/three-texts.tsx'
import { TranslateMissing } from '../entity-form/translate-missing.tsx'
import { type EditingPart, useEntityForm } from '../entity-form/use-entity-form.ts'
import { categoryForm, subcategoryForm } from './category-form-kind.ts'
import { blankCategory, type CategoryFormValues, nextPosition } from './category-form-values.ts'
import { CategoryPreview } from './category-preview.tsx'
import { GoodsBox } from './goods-box.tsx'

type FormProps<Input, Entity> = {
  /** Undefined for a new entity. Render each entity with its own React `key`, since the form reads this property only once. */
  entity: Entity | undefined
  pictures: PictureActions
  translator: FormTranslator
  onSave: Save<Input, Entity>
  onCreated: (entity: Entity) => void
  onDelete: (entity: Entity) => void
}

export function CategoryForm({ onDelete, ...given }: FormProps<CategoryInput, StaffCategory>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const editing = useEntityForm({ kind: categoryForm, blank: blankCategory, ...given })
  const { entity } = editing.saved
  return (
    <Frame
      editing={editing}
      pictures={given.pictures}
      title={entity ? nameOf(entity, 'name', language) : t('category.newTitle')}
      list={{ to: '/admin/dashboard?tab=categories', name: t('category.back') }}
      deletion={entity ? { title: t('category.delete'), onDelete: () => onDelete(entity) } : undefined}
    />
  )
}

type SubcategoryFormProps = FormProps<SubcategoryInput, StaffSubcategory> & {
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
}

/** Form of a subcategory; a new subcategory is placed last. */
export function SubcategoryForm({ categories, subcategories, onDelete, ...given }: SubcategoryFormProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const blank = { ...blankCategory, sortOrder: String(nextPosition(subcategories, CATEGORY_ORDER_MAX)) }
  const editing = useEntityForm({ kind: subcategoryForm, blank, ...given })
  const { entity } = editing.saved
  return (
    <Frame
      editing={editing}
      pictures={given.pictures}
      title={entity ? nameOf(entity, 'name', language) : t('subcategory.newTitle')}
      list={{ to: '/admin/dashboard?tab=subcategories', name: t('subcategory.back') }}
      deletion={entity ? { title: t('subcategory.delete'), onDelete: () => onDelete(entity) } : undefined}
      categories={categories}
    >
      <ParentField categories={categories} />
    </Frame>
  )
}

type FrameProps = EditingPart & {
  pictures: PictureActions
  title: string
  list: { to: string; name: string }
  deletion: { title: string; onDelete: () => void } | undefined
  /** Possible categories of a subcategory. */
  categories?: readonly Category[]
  /** Shown before the name. */
  children?: ReactNode
}

function Frame({ editing, pictures, title, list, deletion, categories, children }: FrameProps) {
  const t = useStaffText()
  const { form, saved } = editing
  return (
    <SharedFormContext value={toSharedForm(editing, pictures)}>
      <FormProvider {...form} register={registerInitialValues(form.register, saved.values)}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void editing.save()
          }}
        >
          <div className="wrap am pb-8">
            <div className="stack mb-4 [--gap:.25rem]">
              <Link className="btn btn-quiet -ml-3" to={list.to}>
                <ArrowLeft className="ic" aria-hidden="true" />
                {list.name}
              </Link>
              <div className="row row-b">
                <h1>{title}</h1>
                {saved.entity ? (
                  <span className={saved.entity.isActive ? 'tag tag-ok' : 'tag'}>
                    {t(saved.entity.isActive ? 'categories.active' : 'categories.inactive')}
                  </span>
                ) : null}
              </div>
            </div>
            <div className="aform">
              <div className="stack [--gap:1.25rem]">
                <FormNotes editing={editing} />
                <TranslateMissing />
                <TextsBox>{children}</TextsBox>
                <FormBox id="picture" title={t('category.picture')}>
                  <PictureField name="image" label={t('category.picture')} help={t('category.pictureHelp')} isNamedAbove />
                </FormBox>
                <GoodsBox categories={categories} />
                <StatusBox />
                {deletion ? <DeletionBox {...deletion} /> : null}
              </div>
              <aside className="aside stack [--gap:1.25rem] max-lg:mt-5">
                <CategoryPreview />
              </aside>
            </div>
          </div>
          <FormFoot editing={editing} cancelTo={list.to} />
        </form>
      </FormProvider>
    </SharedFormContext>
  )
}

function TextsBox({ children }: { children: ReactNode }) {
  const t = useStaffText()
  const { register, control } = useFormContext<CategoryFormValues>()
  const problem = useFieldProblem()
  const names = useWatch({ control, name: ['nameEs', 'nameDe', 'nameEn', 'name'] })
  return (
    <FormBox id="texts" title={t('category.texts')}>
      {children}
      <ThreeTexts field="name" label={t('category.name')} suffix={t('staff.required')} />
      <ThreeTexts field="description" label={t('category.description')} suffix={t('staff.optional')} isLong />
      <div className="fg fg-2">
        <TextField
          label={t('category.systemName')}
          suffix={t('staff.optional')}
          help={t('category.systemNameHelp')}
          problem={problem('name')}
          autoComplete="off"
          {...register('name')}
        />
        <PositionField label={t('category.position')} help={t('category.positionHelp')} />
      </div>
      <SlugField
        summary={t('category.slugSummary')}
        label={t('category.slug')}
        help={t('category.slugHelp')}
        placeholder={slugFromNames(names)}
      />
    </FormBox>
  )
}

function ParentField({ categories }: { categories: readonly Category[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { register } = useFormContext<CategoryFormValues>()
  const problem = useFieldProblem()
  return (
    <SelectField
      label={t('category.parent')}
      suffix={t('staff.required')}
      problem={problem('categoryId')}
      help={categories.length === 0 ? t('subcategories.needCategory') : undefined}
      {...register('categoryId')}
    >
      <option value="">{t('product.chooseCategory')}</option>
      {categories.map((category) => {
        const name = nameOf(category, 'name', language)
        return (
          <option key={category.id} value={category.id}>
            {category.isActive ? name : t('product.inactiveOption', { name })}
          </option>
        )
      })}
    </SelectField>
  )
}

function StatusBox() {
  const t = useStaffText()
  const { register } = useFormContext<CategoryFormValues>()
  return (
    <FormBox id="status" title={t('category.status')}>
      <SwitchField label={t('category.isActive')} help={t('category.isActiveHelp')} {...register('isActive')} />
    </FormBox>
  )
}

function DeletionBox({ title, onDelete }: { title: string; onDelete: () => void }) {
  const t = useStaffText()
  return (
    <section className="panel row row-b" aria-labelledby="deletion-title">
      <div>
        <h2 className="text-base" id="deletion-title">
          {title}
        </h2>
        <p className="sm muted">{t('deletion.help')}</p>
      </div>
      <IconButton icon={Trash2} className="btn btn-red" onClick={onDelete}>
        {t('deletion.submit')}
      </IconButton>
    </section>
  )
}
