import { type AboutCatalogue, readAbout } from '#features/catalog/saved/stored-catalogue.ts'
import { type Language, languages } from '#i18n/language.ts'
import type { SavingTexts } from '#i18n/scripts/saving.ts'
import { CATALOGUE_CACHE, CATALOGUE_PICTURES } from '#kit/browser/cache-names.ts'
import { canStorePages, sizeOf } from '#kit/browser/stored-files.ts'
import { onReady, root } from '../page.ts'
import { prepareWorker, readUnfinishedDownload, rememberStopped, saveCatalogue } from './download.ts'
import { measureDownload, missingWorkerBytes } from './download-size.ts'
import { LostConnection } from './loader.ts'
import type { Program } from './program-files.ts'
import { watchSilence } from './silence.ts'

declare global {
  /** Files of the program that shows a saved catalogue in the language of this script; set by the build. */
  const __SAVED_PROGRAM__: Program
}

/** Interval in ms at which an interrupted download is tried again. */
const RETRY_MS = 10_000
const TOO_FULL = 'QuotaExceededError'
/** Files of this page that the browser measures. Its own limit of 250 is too low for a catalogue with pictures. */
const MAX_MEASURED_FILES = 20_000
/** Updates the figures in the footer: the early script counts at this event (data-counter.ts), and has no bytes to spare for another. */
const countData = () => dispatchEvent(new Event('pagehide'))

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
  const program = __SAVED_PROGRAM__
  const estimate = { data: Number(place.dataset.bytes), pictures: Number(place.dataset.pictures) }
  const measure = () => measureDownload(language, program, estimate)
  const [status, size, meter, choice, save, stop, remove] = ['status', 'size', 'meter', 'choice', 'save', 'stop', 'remove'].map((name) =>
    document.getElementById(`saving-${name}`),
  ) as [HTMLElement, HTMLElement, HTMLProgressElement, HTMLElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const withPictures = choice.querySelector('input') as HTMLInputElement
  const number = new Intl.NumberFormat(language === 'es' ? 'es-CU' : language)
  const kb = (bytes: number) => number.format(Math.max(1, Math.round(bytes / 1000)))
  let running: AbortController | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  if (!(await canStorePages())) {
    status.textContent = t.needs
    for (const promise of document.querySelectorAll('[data-stored]')) promise.remove()
    return
  }
  performance.setResourceTimingBufferSize(MAX_MEASURED_FILES)
  let missingAtFirst = await missingWorkerBytes(program)
  /** Bytes of files that the service worker has stored since this page was opened, or a download was complete: it may begin at the first touch. */
  const loadedByWorker = async () => Math.max(0, missingAtFirst - (await missingWorkerBytes(program)))
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

  /**
   * Shows what is stored, and the buttons for what can be done.
   *
   * @param isStopped the visitor has just stopped the download, perhaps before the first products came
   */
  async function rest(message?: string, isStopped = false): Promise<void> {
    const [about, half] = await Promise.all([readAbout(language), readUnfinishedDownload(language)])
    const others: Language[] = []
    for (const other of languages) if (other !== language && (await readAbout(other))) others.push(other)
    if (half) withPictures.checked = half.hasPictures
    const measured = await measure()
    const isBegun = half || (isStopped && !about)
    const lines = [
      message,
      about ? await describe(about) : '',
      isBegun && !message ? t.stopped(kb(measured.held + (await loadedByWorker()))) : '',
    ]
    for (const other of others) lines.push(t.other(t.names[other]))
    status.textContent = lines.filter(Boolean).join(' ')
    const { missing, pictures } = measured
    const morePictures = about?.hasPictures ? '' : t.morePictures(kb(pictures))
    size.textContent = about ? `${t.sizeOfUpdate(kb(missing))} ${morePictures}` : t.size(kb(missing), kb(missing + pictures))
    choice.hidden = about?.hasPictures === true
    save.textContent = about ? t.update : isBegun ? t.resume : t.save
    save.hidden = false
    remove.hidden = !about && !half && others.length === 0
    stop.hidden = true
    meter.hidden = true
    countData()
  }

  /** States what is saved. Its size is that on the device, of all languages, decompressed. */
  async function describe({ count, at }: AboutCatalogue): Promise<string> {
    const { bytes } = await sizeOf('catalogue')
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
    const measured = await measure()
    let byWorker = await loadedByWorker()
    let arrived = 0
    const total = measured.held + byWorker + measured.missing + (hasPictures ? measured.pictures : 0)
    meter.max = total
    const done = () => measured.held + byWorker + arrived
    const show = () => {
      meter.value = done()
      status.textContent = silence.isSilent ? t.silent : t.running(kb(done()), kb(Math.max(done(), total)))
    }
    const lookAtWorker = async () => {
      countData()
      const now = await loadedByWorker()
      if (now <= byWorker || own.signal.aborted) return
      byWorker = now
      silence.noteArrival()
    }
    const silence = watchSilence(show, lookAtWorker)
    own.signal.addEventListener('abort', silence.end)
    show()
    const onArrival = (bytes: number) => {
      arrived = bytes
      silence.noteArrival()
    }
    try {
      await rememberStopped(language, false)
      await prepareWorker(language, measured.missing)
      await lookAtWorker()
      if (own.signal.aborted) return
      await saveCatalogue({ language, program, hasPictures, signal: own.signal, onArrival })
      silence.end()
      await rest([about ? t.updated : '', t.loaded(kb(done()))].join(' ').trim())
      missingAtFirst = await missingWorkerBytes(program)
    } catch (error) {
      if (own.signal.aborted) return
      // Pictures load in parallel: the other requests must not report an arrival after the failure.
      own.abort()
      if (error instanceof LostConnection) {
        status.textContent = t.waiting
        countData()
        retry = setTimeout(start, RETRY_MS)
      } else await rest((error as Error).name === TOO_FULL ? t.full(withPictures.checked && !about?.hasPictures) : t.failed)
    }
    if (running === own) running = undefined
    if (!stop.hidden) return
    save.focus({ preventScroll: true })
  }

  addEventListener('online', () => {
    if (!stop.hidden && !running) void start()
  })
}
