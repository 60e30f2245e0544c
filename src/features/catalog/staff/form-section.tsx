import type { ReactNode } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import type { Section } from './product-fields.ts'

export const sectionId = (section: Section) => `section-${section}`

/** One part of the form in a box of its own, reachable by the list of parts. */
export function FormSection({ section, children }: { section: Section; children: ReactNode }) {
  const t = useStaffText()
  const id = sectionId(section)
  return (
    <section className="panel stack fs [--gap:1.1rem]" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`product.${section}`)}</h2>
      {children}
    </section>
  )
}
