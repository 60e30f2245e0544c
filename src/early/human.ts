import { bringFiles, files } from './files.ts'
import { onLoad } from './page.ts'

type Gate = ReturnType<typeof import('./gate/gate.ts').gate>

const RETRIES = 3
const RETRY_MS = 1000

/** Event on the window: a request was refused as unverified. `detail` is run once the visitor has passed. */
const UNVERIFIED = 'unverified'

/**
 * Asks, once the page has loaded, whether this visitor has to show that it is a person: not who has (a cookie says so),
 * nor within five minutes (the browser keeps the answer), nor where no cookie could hold the result. The gate is a
 * script of its own, which only those fetch who are asked. Without an answer the page stays open.
 */
export function watchHumans(): void {
  // Without cookies whoever passed would be asked again at once; the form tells what else there is.
  const canKeep = navigator.cookieEnabled
  const verify = (then?: () => unknown) =>
    bringFiles<[Gate]>(files.gate)
      .then(([{ open }]) => open())
      .then(then, () => {})
  const ask = async (left: number) => {
    try {
      const answer = await fetch('/api/check-verification')
      const { needsVerification } = await answer.json()
      if (!answer.ok) throw answer
      if (needsVerification) verify()
    } catch {
      if (left) setTimeout(ask, RETRY_MS, left - 1)
    }
  }
  if (canKeep && !/human_verified=true/.test(document.cookie)) onLoad(() => ask(RETRIES))
  addEventListener(UNVERIFIED, (event) => canKeep && verify((event as CustomEvent<() => unknown>).detail))
}
