import { useText } from '#ui/visit.ts'
import { LayoutGrid, List } from './icons.tsx'

type View = 'grid' | 'list'
type ViewToggleProps = { current: View; addressOf(view: View): string; className?: string }

/** Links that switch between cards and rows; the choice is part of the address. */
export function ViewToggle({ current, addressOf, className = '' }: ViewToggleProps) {
  const t = useText()
  const choice = (view: View) => ({
    href: addressOf(view),
    'aria-label': t(`products.${view}`),
    'aria-current': view === current ? ('true' as const) : undefined,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are links
    <div className={`seg ${className}`} role="group" aria-label={t('products.view')}>
      <a {...choice('grid')}>
        <LayoutGrid />
      </a>
      <a {...choice('list')}>
        <List />
      </a>
    </div>
  )
}
