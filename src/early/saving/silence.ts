/** Time in ms without an arriving byte after which the page says so. */
const SILENCE_MS = 10_000

/**
 * Watches a download: calls `show` at each arrival, and when nothing has arrived for ten seconds.
 *
 * @param look called every second, to find files that arrive without the page's knowledge
 */
export function watchSilence(show: () => void, look: () => void) {
  let arrivedAt = performance.now()
  const silence = {
    isSilent: false,
    noteArrival() {
      arrivedAt = performance.now()
      silence.isSilent = false
      show()
    },
    end: () => clearInterval(timer),
  }
  const timer = setInterval(() => {
    look()
    if (silence.isSilent || performance.now() - arrivedAt < SILENCE_MS) return
    silence.isSilent = true
    show()
  }, 1000)
  return silence
}
