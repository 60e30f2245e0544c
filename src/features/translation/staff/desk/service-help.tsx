import { useStaffText } from '#ui/staff/text.ts'

/** Explains the translation service: how to use it, or how the operator sets one up. */
export function ServiceHelp({ hasService }: { hasService: boolean }) {
  const t = useStaffText()
  return (
    <details className="panel">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('desk.serviceTitle')}</summary>
      {hasService ? (
        <p className="text">{t('desk.serviceOn')}</p>
      ) : (
        <div className="stack text">
          <p>{t('desk.serviceOff')}</p>
          <ol className="stack list-decimal pl-6">
            <li>
              {t('desk.serviceDeepl')} <code className="block wrap-anywhere">TRANSLATE_KEY=…</code>
            </li>
            <li>
              {t('desk.serviceLibre')}{' '}
              <code className="block wrap-anywhere">
                TRANSLATE_URL=https://…
                <br />
                TRANSLATE_KEY=…
              </code>
            </li>
            <li>{t('desk.serviceRestart')}</li>
          </ol>
        </div>
      )}
    </details>
  )
}
