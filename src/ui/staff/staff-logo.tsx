import { hasLongName } from '#ui/site/logo.tsx'
import { Mark } from '#ui/site/mark.tsx'
import { useVisit } from '#ui/visit.ts'

/** The company's mark and name; without a mark, half a sun above a solar panel. */
export function StaffLogo({ brand, isOnDark }: { brand: string; isOnDark?: boolean }) {
  const { mark } = useVisit().look
  const name = <span className={`logo-name ${hasLongName(brand) ? 'sm' : ''}`}>{brand}</span>
  const [panel, lines] = isOnDark ? ['var(--color-paper)', 'var(--color-deep)'] : ['var(--color-ink)', 'var(--color-paper)']
  if (mark)
    return (
      <>
        <Mark mark={mark} isOnDark={isOnDark} />
        {name}
      </>
    )
  return (
    <>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path fill="var(--color-sun)" d="M9.5 19a10.5 10.5 0 0 1 21 0Z" />
        <path fill={panel} d="M7.6 22h24.8l1.3 4H6.3ZM5.6 28h28.8l1.4 4.5H4.2Z" />
        <path stroke={lines} strokeWidth="1.6" d="M16 21.5 13 33M24 21.5 27 33" />
        <path stroke="var(--color-sun)" strokeWidth="2" strokeLinecap="round" d="M20 3.5v2M8.5 7.8l1.4 1.4M31.5 7.8l-1.4 1.4" />
      </svg>
      {name}
    </>
  )
}
