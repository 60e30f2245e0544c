import { useText } from '#ui/visit.ts'

/** Panel below the products: offers a quote for something that the visitor did not find. */
export function CustomSolution() {
  const t = useText()
  return (
    <div className="panel dark row row-b mt-section">
      <div className="stack max-w-152 [--gap:.35rem]">
        <h2 className="text-xl">{t('products.custom')}</h2>
        <p className="muted">{t('products.customText')}</p>
      </div>
      <a className="btn btn-sun" href="/contact#quote">
        {t('products.quote')}
      </a>
    </div>
  )
}
