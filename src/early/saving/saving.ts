import { type AboutCatalogue, readAbout } from '#features/catalog/saved/stored-catalogue.ts'
import { type Language, languages } from '#i18n/language.ts'
import type { SavingTexts } from '#i18n/scripts/saving.ts'
import { CATALOGUE_CACHE, CATALOGUE_PICTURES, FILES_CACHE } from '#kit/browser/cache-names.ts'
import { onReady, root } from '../page.ts'
import { prepareWorker, readUnfinishedDownload, rememberStopped, saveCatalogue } from './download.ts'
import { LostConnection, type Program } from './loader.ts'

declare global {
  /** Files of the program that shows a saved catalogue, by language; set by the build. */
  const __SAVED_PROGRAMS__: Record<string, Program>
}

/** Interval in ms at which an interrupted download is tried again. */
const RETRY_MS = 10_000
/** Time in ms without an arriving byte after which the page says so. */
const SILENCE_MS = 10_000
const TOO_FULL = 'QuotaExceededError'

/**
 * Runs the page `/guardar-catalogo`: shows the size of the catalogue and the progress of its download; saves, stops, resumes,
 * updates and removes it.
 */
export function saving(t: SavingTexts): void {
  onReady(() => {
    const place = document.getElementById('saving')
    if (place) void follow(t, place)
  })
}

async function follow(t: SavingTexts, place: HTMLElement): Promise<void> {
  const language = root.lang as Language
  const program = __SAVED_PROGRAMS__[language] as Program
  const data = Number(place.dataset.bytes) + program.bytes
  const pictures = Number(place.dataset.pictures)
  const [status, size, meter, choice, save, stop, remove] = ['status', 'size', 'meter', 'choice', 'save', 'stop', 'remove'].map((name) =>
    document.getElementById(`saving-${name}`),
  ) as [HTMLElement, HTMLElement, HTMLProgressElement, HTMLElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const withPictures = choice.querySelector('input') as HTMLInputElement
  const number = new Intl.NumberFormat(language === 'es' ? 'es-CU' : language)
  const kb = (bytes: number) => number.format(Math.ceil(bytes / 1000))
  let running: AbortController | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  if (!navigator.serviceWorker || !window.caches) {
    status.textContent = t.needs
    return
  }
  save.onclick = () => void start()
  stop.onclick = () => {
    clearTimeout(retry)
    running?.abort()
    running = undefined
    void rememberStopped(language, true)
      .catch(() => {})
      .then(() => rest(undefined, true))
  }
  remove.onclick = async () => {
    await caches.delete(CATALOGUE_CACHE)
    await caches.delete(CATALOGUE_PICTURES)
    await rest(t.removed)
    save.focus()
  }
  await rest()
  // Hidden until all controls are in place, because a visitor would miss a button that moves.
  place.hidden = false
  // The early script sets `data-line` on the load event, if the connection is good and the low-bandwidth mode is off.
  if (document.readyState === 'complete') void goOn()
  else addEventListener('load', () => setTimeout(goOn))

  /** Resumes an interrupted download on a good connection, unless the visitor stopped it. */
  async function goOn(): Promise<void> {
    const half = await readUnfinishedDownload(language)
    if (half && !half.isStopped && root.dataset.line === 'good' && !running) void start()
  }

  /** Shows what is stored, and the buttons for what can be done. */
  async function rest(message?: string, isStopped = false): Promise<void> {
    const [about, half] = await Promise.all([readAbout(language), readUnfinishedDownload(language)])
    const others: Language[] = []
    for (const other of languages) if (other !== language && (await readAbout(other))) others.push(other)
    if (half) withPictures.checked = half.hasPictures
    const lines = [message, about ? describe(about) : '', half && (isStopped || !message) ? t.stopped(kb(half.bytes)) : '']
    for (const other of others) lines.push(t.other(t.names[other]))
    status.textContent = lines.filter(Boolean).join(' ')
    size.textContent = about ? '' : t.size(kb(data), kb(data + pictures))
    choice.hidden = about?.hasPictures === true
    save.textContent = about ? t.update : half ? t.resume : t.save
    save.hidden = false
    remove.hidden = !about && !half && others.length === 0
    stop.hidden = true
    meter.hidden = true
  }

  function describe({ count, bytes, at }: AboutCatalogue): string {
    const time = new Date(at).toLocaleString(language, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
    return `${t.saved(number.format(count), t.names[language], kb(bytes))} ${t.at(time)}`
  }

  async function start(): Promise<void> {
    clearTimeout(retry)
    const own = new AbortController()
    running = own
    // The focus moves to the "stop" button, which replaces "save".
    const hadFocus = document.activeElement === save
    for (const element of [save, remove, choice]) element.hidden = true
    stop.hidden = false
    meter.hidden = false
    if (hadFocus) stop.focus()
    const about = await readAbout(language)
    const hasPictures = withPictures.checked || about?.hasPictures === true
    meter.max = (about ? 0 : data) + (hasPictures && !about?.hasPictures ? pictures : 0)
    const onProgress = (bytes: number) => {
      meter.value = bytes
      status.textContent = t.running(kb(bytes), kb(Math.max(bytes, meter.max)))
    }
    const silence = watchSilence((isSilent) => {
      if (isSilent) status.textContent = t.silent
      else onProgress(meter.value)
    })
    own.signal.addEventListener('abort', silence.end)
    onProgress(about ? 0 : ((await readUnfinishedDownload(language))?.bytes ?? 0))
    try {
      await rememberStopped(language, false)
      await prepareWorker(language)
      if (own.signal.aborted) return
      const { onArrival } = silence
      const { loaded } = await saveCatalogue({ language, program, hasPictures, signal: own.signal, onProgress, onArrival })
      silence.end()
      await rest(about ? t.updated(kb(loaded)) : undefined)
    } catch (error) {
      silence.end()
      if (own.signal.aborted) return
      if (error instanceof LostConnection) {
        status.textContent = t.waiting
        retry = setTimeout(start, RETRY_MS)
      } else await rest((error as Error).name === TOO_FULL ? t.full : t.failed)
    }
    if (running === own) running = undefined
    if (!stop.hidden) return
    save.focus({ preventScroll: true })
  }

  addEventListener('online', () => {
    if (!stop.hidden && !running) void start()
  })
}

/**
 * Reports when nothing has arrived for ten seconds, and when something arrives again. Files that the service worker stores count
 * too: the page does not see their bytes.
 */
function watchSilence(tell: (isSilent: boolean) => void) {
  let arrivedAt = performance.now()
  let isSilent = false
  let stored = 0
  const onArrival = () => {
    arrivedAt = performance.now()
    if (isSilent) tell(false)
    isSilent = false
  }
  const timer = setInterval(async () => {
    const count = (await (await caches.open(FILES_CACHE)).keys()).length
    if (count !== stored) onArrival()
    stored = count
    if (isSilent || performance.now() - arrivedAt < SILENCE_MS) return
    isSilent = true
    tell(true)
  }, 1000)
  return { onArrival, end: () => clearInterval(timer) }
}
