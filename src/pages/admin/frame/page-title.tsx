import { useVisit } from '#ui/visit.ts'

/** The title of a staff page's document, with the company's name after it. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${useVisit().brand}`}</title>
}
