import { usePageText, useVisit } from '#ui/visit.ts'

type LeftOutProps = { gone: number; isTooMany: boolean; hasRepeated: boolean; hasOthers: boolean }

/** Products of the address that the page does not show, and why. */
export function LeftOut({ gone, isTooMany, hasRepeated, hasOthers }: LeftOutProps) {
  const t = usePageText()
  const { pricedOn: day } = useVisit()
  const goneText = () =>
    day ? t('saved.unknownOf', { count: gone, day }) : gone === 1 ? t('compare.gone') : t('compare.goneMany', { count: gone })
  const sentences = [
    ...(gone > 0 ? [goneText()] : []),
    ...(isTooMany ? [t('compare.tooMany')] : []),
    ...(hasRepeated ? [t('compare.repeated')] : []),
    ...(hasOthers ? [t('compare.others')] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <div className="note note-warn">
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
