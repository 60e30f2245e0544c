import { files, loadFiles } from './files.ts'
import { onLoad } from './page.ts'

type Gate = ReturnType<typeof import('./gate/gate.ts').gate>

const RETRIES = 3
const RETRY_MS = 1000

/** Event on the window: the server refused a request as unverified. `detail` is called once the visitor has passed. */
const UNVERIFIED = 'unverified'

/**
 * Asks the server, once the page has loaded, whether this visitor must prove to be a person. Does not ask if the visitor has
 * passed (a cookie says so) or if no cookie could hold the result; the browser caches the answer for five minutes. The gate is
 * a separate script. Without an answer the page stays usable.
 */
export function loadGateIfRequired(): void {
  // Without cookies the server would ask a visitor who has passed again; the form explains the alternatives.
  const canKeep = navigator.cookieEnabled
  const verify = (then?: () => unknown) =>
    loadFiles<[Gate]>(files.gate)
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
