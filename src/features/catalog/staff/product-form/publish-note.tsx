import { useWatch } from 'react-hook-form'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { missingForPublishing, type PublishingNeed } from '../../goods/publishing-needs.ts'
import { useLongForm } from '../entity-form/form-context.ts'
import { focusField } from '../entity-form/form-problems.ts'
import { useProductFields } from './product-form-context.ts'
import { typedPrices } from './typed-prices.ts'

const fieldOf: Record<PublishingNeed, string> = { nameEs: 'nameEs', mainImage: 'mainImage', price: 'oldPrice' }

/** The needs that the form does not meet yet, as it is typed. */
export function useMissingForPublishing(): PublishingNeed[] {
  const { control } = useProductFields()
  const [nameEs, mainImage, priceOnRequest, newPrice, oldPrice] = useWatch({
    control,
    name: ['nameEs', 'mainImage', 'priceOnRequest', 'newPrice', 'oldPrice'],
  })
  return missingForPublishing({ nameEs, mainImage, ...typedPrices({ priceOnRequest, newPrice, oldPrice }) })
}

/** Above a stored product that visitors do not see: what it lacks, and the button that publishes it. */
export function PublishNote() {
  const t = useStaffText()
  const { setValue } = useProductFields()
  const { publish } = useLongForm()
  const missing = useMissingForPublishing()
  const publishNow = () => {
    setValue('isActive', true, { shouldDirty: true })
    publish()
  }
  return (
    <Note title={t(missing.length > 0 ? 'publish.draft' : 'publish.inactive')}>
      {missing.length > 0 ? (
        <p className="row [--gap:.25rem] flex-wrap">
          <span>{t('publish.missing')}</span>
          {missing.map((need) => (
            <button key={need} className="chip" type="button" onClick={() => focusField(fieldOf[need])}>
              {t(`publish.${need}`)}
            </button>
          ))}
        </p>
      ) : null}
      <button className="btn mt-2" type="button" onClick={publishNow}>
        {t(missing.length > 0 ? 'publish.anyway' : 'publish.publish')}
      </button>
    </Note>
  )
}
