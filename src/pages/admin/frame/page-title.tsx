import { useVisit } from '#ui/visit.ts'

/** Title of a staff page's document, followed by the company's name. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${useVisit().brand}`}</title>
}
