import { useVisit } from '#ui/visit.ts'
import { Mark } from './mark.tsx'

/** The company's mark; without one, half a sun above a solar panel. Decorative: the name is text beside it. */
export function Logo({ isOnDark }: { isOnDark?: boolean }) {
  const { mark, colours } = useVisit().look
  if (mark) return <Mark mark={mark} isOnDark={isOnDark} />
  const { main, accent } = colours ?? { main: '#0a363f', accent: '#f5a617' }
  const [panel, gaps] = isOnDark ? ['#faf6ec', colours ? main : '#06262d'] : [main, '#faf6ec']
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <path fill={accent} d="M9.5 19a10.5 10.5 0 0 1 21 0Z" />
      <path fill={panel} d="M7.6 22h24.8l1.3 4H6.3ZM5.6 28h28.8l1.4 4.5H4.2Z" />
      <path stroke={gaps} strokeWidth="1.6" d="M16 21.5 13 33M24 21.5 27 33" />
      <path stroke={accent} strokeWidth="2" strokeLinecap="round" d="M20 3.5v2M8.5 7.8l1.4 1.4M31.5 7.8l-1.4 1.4" />
    </svg>
  )
}

/** True for a company name that fits beside the buttons of a phone in more than two lines, or only with a broken word. */
export function hasLongName(brand: string): boolean {
  return /\S{13}|.{23}/.test(brand)
}
