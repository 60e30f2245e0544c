import type { Look } from '#ui/visit.ts'

/** Font size by number of letters. */
const letterSizes = [22, 22, 17, 13]

/** The mark that the company chose: a picture, or up to three letters in its colours. */
export function Mark({ mark, isOnDark }: { mark: NonNullable<Look['mark']>; isOnDark?: boolean | undefined }) {
  if ('picture' in mark) return <img src={mark.picture} width="40" height="40" alt="" style={{ objectFit: 'contain' }} />
  const [ground, letters] = isOnDark ? ['var(--color-sun)', 'var(--color-ink)'] : ['var(--color-ink)', 'var(--color-paper)']
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="6" fill={ground} />
      <text x="20" y="20" dy=".36em" fill={letters} fontSize={letterSizes[mark.letters.length] ?? 13} fontWeight="700" textAnchor="middle">
        {mark.letters}
      </text>
    </svg>
  )
}
