import { useSyncExternalStore } from 'react'
import { useStaffText } from './text.ts'

/** Says above everything that there is no line, as long as the browser knows of none, and that nothing typed is lost. */
export function OfflineNote() {
  const t = useStaffText()
  const isOffline = useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div className="contents" data-offline={isOffline || undefined}>
      <div className="offline" role="status">
        {isOffline ? <p className="wrap">{t('error.offlineText')}</p> : null}
      </div>
    </div>
  )
}

function watchLine(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
