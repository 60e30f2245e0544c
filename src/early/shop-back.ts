/** Interval in ms at which a page tries whether the shop answers again; also the timeout of each try. */
const RETRY_MS = 10_000
/**
 * Wait in ms before a page that is seen first tries whether the shop still answers. Each wait is twice the one before: a try takes about
 * 300 bytes, and a page that is read for an hour makes seven.
 */
const WATCH_MS = 20_000

/**
 * Calls `run` once, when the shop answers again: to a request of this page every ten seconds and with the event `online`, or to
 * the request of the page itself, which the service worker reports (worker/documents.ts). Asks the shop, because a browser may be
 * wrong about its connection.
 */
export function whenShopIsBack(run: () => void): void {
  const { ask, tell } = askAgain(RETRY_MS, 1, isAnswering, run)
  addEventListener('online', ask)
  navigator.serviceWorker.addEventListener('message', tell)
}

/** Calls `run` once, when the shop has stopped answering: a connection that passes nothing fires no event `offline`. */
export function whenShopIsGone(run: () => void): void {
  const { tell } = askAgain(WATCH_MS, 2, async () => document.visibilityState === 'visible' && !(await isAnswering()), run)
  addEventListener('offline', tell)
}

/** Asks after `waitMs`, and again after waits that grow by `growth`, until the answer is true or `tell` is called; then calls `run`. */
function askAgain(waitMs: number, growth: number, question: () => Promise<boolean>, run: () => void) {
  let isTold = false
  const tell = () => {
    if (isTold) return
    isTold = true
    run()
  }
  const ask = async () => {
    if (!isTold && (await question())) tell()
  }
  const askAfter = (ms: number) => {
    setTimeout(() => {
      if (isTold) return
      ask()
      askAfter(ms * growth)
    }, ms)
  }
  askAfter(waitMs)
  return { ask, tell }
}

async function isAnswering(): Promise<boolean> {
  // On a connection that passes nothing a request never ends, and a browser sends only a few at once.
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), RETRY_MS)
  try {
    const answer = await fetch('/healthz', { signal: controller.signal })
    // A captive portal answers with its own page.
    return (await answer.text()) === 'ok'
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
