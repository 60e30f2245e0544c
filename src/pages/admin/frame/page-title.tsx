import { useVisit } from '#ui/visit.ts'

/** Title of a staff page's document, followed by the company's name. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${useVisit().brand}`}</title>
}

/** Head of a staff page: the document's title, which is also the heading, and an introduction. */
export function PageHead({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="head">
      <PageTitle text={title} />
      <h1>{title}</h1>
      <p className="muted text">{intro}</p>
    </div>
  )
}
