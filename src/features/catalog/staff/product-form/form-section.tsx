import type { ReactNode } from 'react'
import { FormBox } from '#ui/staff/fields/field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Section } from '../../product/product-fields.ts'

export const sectionId = (section: Section) => `section-${section}`

/** A section of the product form, with the element id that SectionLinks links to. */
export function FormSection({ section, children }: { section: Section; children: ReactNode }) {
  const t = useStaffText()
  return (
    <FormBox id={sectionId(section)} title={t(`product.${section}`)}>
      {children}
    </FormBox>
  )
}
