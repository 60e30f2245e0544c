import { usePageText } from '#ui/visit.ts'

/** Findings about the products of the cart together, and about the calculation of its kit (findings.ts fills it). */
export function FindingsTemplate() {
  const t = usePageText()
  return (
    <>
      {/* This region exists even without a message: screen readers announce only additions to an existing region. */}
      <div role="status" className="sm">
        <p className="mt-3" data-f="broken">
          {t('checks.broken')} <a data-f="again">{t('checks.again')}</a>
        </p>
      </div>
      <section className="stack mt-3 [--gap:.5rem]" aria-labelledby="checks" data-f="checks">
        <h3 className="text-base" id="checks" tabIndex={-1}>
          {t('checks.title')}
        </h3>
        <p className="sm" data-f="isChecking">
          {t('checks.checking')}
        </p>
        <p className="sm" data-f="hasFailed">
          {t('checks.failed')}
        </p>
        <div className="stack [--gap:.5rem]" data-f="found">
          <p data-f="summary">
            <b data-f="headline" />
          </p>
          <div className="stack [--gap:.5rem]" data-f="findings">
            <div>
              <p className="note note-warn sm" data-f="misfit" />
              <p className="sm" data-f="other" />
            </div>
          </div>
          <details data-f="fits">
            <summary className="sm cursor-pointer py-3" data-f="count" />
            <ul className="sm stack [--gap:.35rem]" data-f="fitting">
              <li />
            </ul>
          </details>
          <p className="xs muted">{t('checks.estimate')}</p>
          {/* A cart with one product has this link above already. */}
          <a className="sm py-3" href="/cuba-energia-solar#calc" data-f="calculate">
            {t('checks.calculate')}
          </a>
        </div>
      </section>
    </>
  )
}
