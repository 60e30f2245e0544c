import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStaffText } from '#ui/staff/text.ts'
import { CategoryCard } from '../../pages/card/category-card.tsx'
import { useSharedForm } from '../entity-form/form-context.ts'
import { PreviewFrame } from '../entity-form/preview-frame.tsx'
import type { CategoryFormValues } from './category-form-values.ts'

/** The card of the category as visitors see it, updated while staff type. */
export function CategoryPreview() {
  const t = useStaffText()
  const { control } = useFormContext<CategoryFormValues>()
  const { pictures } = useSharedForm()
  const { name, nameDe, nameEs, nameEn, image } = useDeferredValue(useWatch({ control })) as CategoryFormValues
  const plain = [name, nameDe].find((text) => text.trim()) ?? t('product.previewNameless')
  return (
    <PreviewFrame>
      <div className="max-w-64">
        <CategoryCard category={{ id: 0, name: plain, nameDe, nameEs, nameEn, image }} to="/" heading="h3">
          {image.startsWith('/') ? <img src={pictures.small(image, 480)} alt="" width={480} height={360} /> : null}
        </CategoryCard>
      </div>
    </PreviewFrame>
  )
}
