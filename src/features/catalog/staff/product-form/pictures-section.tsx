import { useStaffText } from '#ui/staff/text.ts'
import { PictureField } from '../entity-form/picture-field.tsx'
import { FormSection } from './form-section.tsx'
import { GalleryEditor } from './gallery-editor.tsx'

export function PicturesSection() {
  const t = useStaffText()
  return (
    <FormSection section="pictures">
      <PictureField name="mainImage" label={t('product.mainImage')} help={t('product.mainImageHelp')} />
      <GalleryEditor />
    </FormSection>
  )
}
