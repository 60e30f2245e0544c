/** Interval in ms at which a page tries whether the shop answers again; also the timeout of each try. */
const RETRY_MS = 10_000

/**
 * Calls `run` once, when the shop answers again: to a request of this page every ten seconds and with the event `online`, or to
 * the request of the page itself, which the service worker reports (worker/documents.ts). Asks the shop, because a browser may be
 * wrong about its connection.
 */
export function whenShopIsBack(run: () => void): void {
  let isBack = false
  const tell = () => {
    if (isBack) return
    isBack = true
    clearInterval(timer)
    run()
  }
  const ask = async () => {
    if (!isBack && (await isAnswering())) tell()
  }
  const timer = setInterval(ask, RETRY_MS)
  addEventListener('online', ask)
  navigator.serviceWorker.addEventListener('message', tell)
}

async function isAnswering(): Promise<boolean> {
  // On a connection that passes nothing a request never ends, and a browser sends only a few at once.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), RETRY_MS)
  try {
    const answer = await fetch('/healthz', { signal: patience.signal })
    // A captive portal answers with its own page.
    return (await answer.text()) === 'ok'
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
