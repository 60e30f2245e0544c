import { usePageText } from '#ui/visit.ts'

/** An order by link: its products, and how many of them are missing (linked-order.ts fills it). */
export function LinkedOrderTemplate() {
  const t = usePageText()
  return (
    <>
      <p className="note note-warn" role="alert" data-f="damaged">
        {t('reorder.damaged')}
      </p>
      <h3 className="text-xl" data-f="title" />
      <ul className="stack [--gap:.35rem]" data-f="lines">
        <li>
          <span className="num" data-f="count" /> <span data-f="name" />
        </li>
      </ul>
      <p className="note note-warn" data-f="missing" />
    </>
  )
}
