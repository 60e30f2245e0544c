import { useWatch } from 'react-hook-form'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { fieldOfNeed, missingForPublishing, type PublishingNeed } from '../../goods/publishing-needs.ts'
import { useSharedForm } from '../entity-form/form-context.ts'
import { focusField } from '../entity-form/form-problems.ts'
import { typedPrices } from '../entity-form/typed-price.ts'
import { useProductFields } from './product-form-context.ts'

/** Fields needed for publication that are still empty in the unsaved form. */
function useMissingForPublishing(): PublishingNeed[] {
  const { control } = useProductFields()
  const [nameEs, mainImage, priceOnRequest, newPrice, oldPrice] = useWatch({
    control,
    name: ['nameEs', 'mainImage', 'priceOnRequest', 'newPrice', 'oldPrice'],
  })
  return missingForPublishing({ nameEs, mainImage, ...typedPrices({ priceOnRequest, newPrice, oldPrice }) })
}

/** True if a save would store the product as a draft, since fields needed for publication are empty. */
export function useSavesAsDraft(): boolean {
  const { isPublished } = useSharedForm()
  return useMissingForPublishing().length > 0 && !isPublished
}

function usePublish(): () => void {
  const { setValue } = useProductFields()
  const { publish } = useSharedForm()
  return () => {
    setValue('isActive', true, { shouldDirty: true })
    publish()
  }
}

/** Note above the form of a stored, inactive product. Its button publishes a complete product, or goes to the list of missing fields. */
export function PublishNote() {
  const t = useStaffText()
  const publish = usePublish()
  const isDraft = useSavesAsDraft()
  return (
    <Note title={t(isDraft ? 'publish.draft' : 'publish.inactive')}>
      <button className="btn mt-2" type="button" onClick={isDraft ? () => focusField('isActive') : publish}>
        {t(isDraft ? 'publish.toSwitch' : 'publish.publish')}
      </button>
    </Note>
  )
}

/**
 * Note below the "active" switch that lists the empty fields that publication needs. It is shown for drafts, with a button that
 * publishes the product anyway, and for active products.
 */
export function MissingFieldsNote() {
  const t = useStaffText()
  const publish = usePublish()
  const missing = useMissingForPublishing()
  const isDraft = useSavesAsDraft()
  const isActive = useWatch({ control: useProductFields().control, name: 'isActive' })
  if (missing.length === 0 || !(isDraft || isActive)) return null
  return (
    <div className="py-3">
      <Note title={t(!isDraft ? 'publish.incomplete' : isActive ? 'publish.asDraft' : 'publish.draft')}>
        <p className="row [--gap:.25rem] flex-wrap">
          <span>{t('publish.missing')}</span>
          {missing.map((need) => (
            <button key={need} className="chip" type="button" onClick={() => focusField(fieldOfNeed[need])}>
              {t(`publish.${need}`)}
            </button>
          ))}
        </p>
        {isDraft ? (
          <button className="btn mt-2" type="button" onClick={publish}>
            {t('publish.anyway')}
          </button>
        ) : null}
      </Note>
    </div>
  )
}
