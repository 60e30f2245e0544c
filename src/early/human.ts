const RETRIES = 3
const RETRY_MS = 1000

/** Told to the window by whoever was refused for want of it; `detail` is what to do once the visitor has passed. */
const UNVERIFIED = 'unverified'

/**
 * Asks, once the page has loaded, whether this visitor has to show that it is a person: not who has (a cookie says so),
 * nor within five minutes (the browser keeps the answer), nor where no cookie could hold the result. The gate is a
 * script of its own, which only those fetch who are asked. Without an answer the page stays open.
 *
 * @param file where that script is
 */
export function watchHumans(file: string): void {
  // Without cookies whoever passed would be asked again at once; the form tells what else there is.
  const canKeep = navigator.cookieEnabled
  const fetchGate = () => import(/* @vite-ignore */ file) as Promise<typeof import('./gate/es.ts')>
  const verify = (then?: () => unknown) =>
    Promise.all([fetchGate(), window.bringSheet()])
      .then(([{ open }]) => open())
      .then(then, () => {})
  const ask = (left: number): unknown =>
    fetch('/api/check-verification')
      .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
      .then(
        ({ needsVerification }) => needsVerification && verify(),
        () => left && setTimeout(ask, RETRY_MS, left - 1),
      )
  if (canKeep && !/human_verified=true/.test(document.cookie)) addEventListener('load', () => ask(RETRIES))
  addEventListener(UNVERIFIED, (event) => canKeep && verify((event as CustomEvent<() => unknown>).detail))
}
