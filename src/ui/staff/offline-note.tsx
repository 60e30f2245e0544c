import { useObservable } from '#ui/use-observable.ts'
import { offlineState } from './connection.ts'
import { useStaffText } from './text.ts'

/** Note at the top while the browser reports no connection: nothing typed is lost. */
export function OfflineNote() {
  const t = useStaffText()
  const isOffline = useObservable(offlineState)
  return (
    <div className="contents" data-offline={isOffline || undefined}>
      <div className="offline" role="status">
        {isOffline ? <p className="wrap">{t('error.offlineText')}</p> : null}
      </div>
    </div>
  )
}
