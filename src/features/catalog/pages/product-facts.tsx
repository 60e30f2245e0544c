import type { Block } from '#kit/text/marked-text.ts'
import { Fold } from '#ui/site/fold.tsx'
import { MarkedText } from '#ui/site/marked-text.tsx'
import { useText } from '#ui/visit.ts'
import type { Advice } from '../goods/advice.ts'
import type { WordedFigure } from '../goods/figure.ts'

/** Collapsible section with a product's features: the description from its first list on, then all figures. */
export function Features({ blocks, figures }: { blocks: readonly Block[]; figures: readonly WordedFigure[] }) {
  const t = useText()
  if (blocks.length + figures.length === 0) return null
  return (
    <Fold title={t('product.features')} isOpen>
      <div className="stack">
        <MarkedText blocks={blocks} />
        {figures.length > 0 ? (
          <dl className="num">
            {figures.map(({ key, label, value, unit }) => (
              <div key={key} className="row row-b nowrap py-2 [border-top:1px_solid_var(--color-line)]">
                <dt className="muted">{label}</dt>
                <dd className="text-right">{unit ? `${value} ${unit}` : value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </Fold>
  )
}

/**
 * Collapsible section with the steps to take before the product is used.
 *
 * @param isPickedUp true if buyers always pick up their goods, so that the first step is about the pickup
 */
export function SetupSteps({ advice: { setup, isInstalled }, isPickedUp }: { advice: Advice; isPickedUp: boolean }) {
  const t = useText()
  return (
    <Fold title={t(isInstalled ? 'product.setup' : 'product.use')}>
      <ol className="steps">
        {setup.map((step) => (
          <li key={step}>{t(step === 'complete' && !isPickedUp ? 'setup.received' : `setup.${step}`)}</li>
        ))}
      </ol>
    </Fold>
  )
}
