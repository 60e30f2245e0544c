import { keepSample, type Sample } from '#features/visitors/movement.ts'
import type { GateTexts } from '#i18n/scripts/gate.ts'
import { openModal } from '#kit/browser/open-modal.ts'
import { addOverlayStyles } from '#kit/styles/add-styles.ts'
import sheet from './gate.css?inline'
import { type Proof, solve } from './proof.ts'
import { screensOf } from './screens.ts'
import { fetchChallenge, type ReceivedChallenge, sendAnswer, type VerificationOutcome } from './server.ts'

const INTRO_MS = 1500
const RESULT_MS = 1000
const RESET_MS = 3000
const NEW_TARGET_MS = 2000
const TOLERANCE_PX = 80
/** Age in ms from which a challenge is silently replaced before it is answered. The server accepts it for five minutes. */
const CHALLENGE_MS = 4 * 60_000
/** Minimum time in ms between challenge and answer. The server rejects answers within 500 ms as automated. */
const MIN_ANSWER_MS = 700

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The human verification in a dialog over the page: introduction, circle, result. A mouse clicks the circle, and the server analyses
 * its path; with touch, keyboard or assistive technology, or if the visitor asks for another way, the device computes a proof of work
 * instead. The buttons have no type "button", because the event replay would catch them.
 */
export function gate(t: GateTexts) {
  const screens = screensOf(t)
  let opened: Promise<void> | undefined

  /** @returns a promise that resolves once the visitor has passed; while the gate is open, further calls return the same promise */
  function open(): Promise<void> {
    opened ??= show().finally(() => {
      opened = undefined
    })
    return opened
  }

  async function show(): Promise<void> {
    const { dialog, body } = addDialog(t.language)
    const whatsapp = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]:not([data-share])')?.href
    let samples: Sample[] = []
    let started = 0
    let kind = ''
    let isPassed = false
    /** After a failed attempt the circle's screen also offers WhatsApp, because the message about it disappears after three seconds. */
    let hasFailed = false
    // Neither Escape nor the phone's back button closes the gate. Some browsers close the dialog nevertheless; then it opens again.
    dialog.setAttribute('closedby', 'none')
    dialog.onclose = () => {
      if (!isPassed) openModal(dialog)
    }
    dialog.onpointerdown = ({ pointerType }) => {
      kind = pointerType
    }
    dialog.onpointermove = ({ pointerType, clientX: x, clientY: y }) => {
      if (pointerType !== 'mouse') return
      keepSample(samples, { x, y, t: Math.round(performance.now() - started) })
    }

    function put(html: string): void {
      body.innerHTML = html
      document.getElementById('hvg-t')?.focus({ preventScroll: true })
    }

    /** Waits for a press of a button with one of these values. */
    function pressed(...values: string[]): Promise<string> {
      return new Promise((resolve) => {
        body.onclick = ({ target }) => {
          const value = (target as Element).closest('button')?.value ?? ''
          if (values.includes(value)) resolve(value)
        }
      })
    }

    /**
     * Shows the circle until it is hit. Resolves with `mouse` after a click by mouse, `work` for other input, `other` if the
     * visitor asks for another way.
     */
    function interact(): Promise<'mouse' | 'work' | 'other'> {
      put(screens.circle(somewhere(), hasFailed ? whatsapp : undefined))
      const field = body.querySelector('.hv') as HTMLElement
      let isMoving = false
      return new Promise((resolve) => {
        body.onclick = (event) => {
          const { target, detail, clientX, clientY } = event
          const button = (target as Element).closest('button')
          if (button?.value === 'other') resolve('other')
          if (!field.contains(target as Element) || isMoving) return
          // Enter, a switch device or a screen reader: such clicks have a `detail` of 0.
          if (button && detail === 0) return resolve('work')
          const circle = field.firstElementChild as HTMLElement
          const { left, top, width, height } = circle.getBoundingClientRect()
          if (Math.hypot(clientX - left - width / 2, clientY - top - height / 2) <= TOLERANCE_PX)
            // A mouse that never moved is assistive technology that simulates a click.
            return resolve(kind === 'mouse' && samples.length > 0 ? 'mouse' : 'work')
          miss(circle, event)
        }
      })

      function miss(circle: HTMLElement, { clientX, clientY }: MouseEvent): void {
        isMoving = true
        const { left, top } = field.getBoundingClientRect()
        field.insertAdjacentHTML('beforeend', screens.cross(`left:${clientX - left}px;top:${clientY - top}px`))
        ;(body.querySelector('[role=alert]') as Element).innerHTML = screens.missed()
        ;(body.querySelector('[data-why]') as Element).textContent = t.moves
        setTimeout(() => {
          isMoving = false
          circle.style.cssText = somewhere()
          field.lastElementChild?.remove()
        }, NEW_TARGET_MS)
      }
    }

    /**
     * Computes the proof of work and shows its progress.
     *
     * @param isAsked true if the visitor chose this way: then it ends with a button
     * @returns undefined if the visitor goes back to the circle
     */
    async function work(handed: ReceivedChallenge, isAsked: boolean): Promise<Proof | undefined> {
      put(screens.work(isAsked))
      const bar = body.querySelector('progress') as HTMLProgressElement
      let isStopped = false
      const choice = pressed('proceed', 'circle')
      void choice.then((value) => {
        isStopped = value === 'circle'
      })
      const proof = await solve(
        handed.challenge.parameters,
        (part) => {
          bar.value = part
        },
        () => isStopped,
      )
      if (!isAsked || !proof) return proof
      bar.value = 1
      ;(body.querySelector('[role=status]') as Element).textContent = t.done
      const button = body.querySelector<HTMLButtonElement>('[value=proceed]') as HTMLButtonElement
      button.disabled = false
      button.focus()
      return (await choice) === 'proceed' ? proof : undefined
    }

    async function attempt(): Promise<VerificationOutcome> {
      samples = []
      started = performance.now()
      put(screens.intro())
      const [first] = await Promise.all([fetchChallenge(), wait(INTRO_MS)])
      if (!('challenge' in (first as object))) return first as VerificationOutcome
      let handed = first as ReceivedChallenge
      while (true) {
        const way = await interact()
        let proof = way === 'mouse' ? undefined : await work(handed, way === 'other')
        if (way !== 'mouse' && !proof) continue
        if (performance.now() - handed.at > CHALLENGE_MS) {
          const next = await fetchChallenge()
          if (!('challenge' in (next as object))) return next as VerificationOutcome
          handed = next as ReceivedChallenge
          proof = proof && (await work(handed, false))
        }
        await wait(Math.max(0, handed.at + MIN_ANSWER_MS - performance.now()))
        return sendAnswer(handed.challenge, proof ? [] : samples, performance.now() - started, proof)
      }
    }

    while (true) {
      const outcome = await attempt()
      if (outcome === 'passed') {
        put(screens.passed())
        await wait(RESULT_MS)
      }
      if (outcome === 'passed' || outcome === 'open') break
      hasFailed = true
      put(screens.failed(outcome === 'network' ? t.network : (outcome.refused ?? t.failed), whatsapp))
      await Promise.race([wait(RESET_MS), pressed('now')])
    }
    isPassed = true
    dialog.close()
    dialog.remove()
  }

  return { open }
}

/** A random position at which the circle, 4 rem wide, is completely inside its field, with large letters too. */
function somewhere(): string {
  const between = (from: number, to: number) => Math.round(from + Math.random() * (to - from))
  return `left:clamp(2.2rem,${between(15, 85)}%,100% - 2.2rem);top:${between(22, 78)}%`
}

/** Adds the dialog with the page's logo and language links at its top. */
function addDialog(language: string): { dialog: HTMLDialogElement; body: HTMLElement } {
  addOverlayStyles('.hvg', sheet)
  const links = ['es', 'en'].map((lang) => {
    const address = new URL(location.href)
    address.searchParams.set('lang', lang)
    const isCurrent = lang === document.documentElement.lang ? 'aria-current="true"' : ''
    return `<a href="${address.pathname}${address.search.replace(/&/g, '&amp;')}" lang="${lang}" ${isCurrent}>${lang.toUpperCase()}</a>`
  })
  const dialog = document.createElement('dialog')
  dialog.className = 'hvg'
  dialog.setAttribute('aria-labelledby', 'hvg-t')
  dialog.innerHTML = `<div class="hvg-b stack"><div class="row row-b"><span class="logo">${document.querySelector('.logo')?.innerHTML ?? ''}</span><div class="lang lang-lg" role="group" aria-label="${language}">${links.join('')}</div></div><div class="stack hvg-s"></div></div>`
  document.body.append(dialog)
  openModal(dialog)
  return { dialog, body: dialog.firstElementChild?.lastElementChild as HTMLElement }
}
