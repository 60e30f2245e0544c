import { onWindow } from '#kit/observable.ts'
import { useObservable } from '#ui/use-observable.ts'
import { useStaffText } from './text.ts'

const offlineState = {
  get: () => !navigator.onLine,
  subscribe: (tell: () => void) => onWindow(['online', 'offline'], tell),
  first: false,
}

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
