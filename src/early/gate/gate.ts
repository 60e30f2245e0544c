import { keepSample, type Sample } from '#features/visitors/movement.ts'
import type { GateTexts } from '#i18n/scripts/gate.ts'
import { openModal } from '#kit/browser/open-modal.ts'
import { addOverlayStyles } from '#kit/styles/add-styles.ts'
import sheet from './gate.css?inline'
import { type Proof, solve } from './proof.ts'
import { screensOf } from './screens.ts'
import { fetchChallenge, type Handed, type Outcome, sendAnswer } from './server.ts'

const INTRO_MS = 1500
const RESULT_MS = 1000
const RESET_MS = 3000
const NEW_TARGET_MS = 2000
const TOLERANCE_PX = 80
/** A challenge holds five minutes; whoever takes longer gets another, unnoticed. */
const CHALLENGE_MS = 4 * 60_000
/** The server takes nobody for a person who answers sooner. */
const SOONEST_MS = 700

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The gate: three stages over the page, which stays as it is below. A mouse clicks the circle, and the server weighs its
 * way; with touch, Enter or other aids the device computes a proof instead. Its buttons stand in a dialog of their own and
 * have no type "button", else the event replay would hold their clicks.
 */
export function gate(t: GateTexts) {
  const screens = screensOf(t)
  let opened: Promise<void> | undefined

  /** @returns once the visitor has passed; the same gate for whoever asks while it stands */
  function open(): Promise<void> {
    opened ??= show().finally(() => {
      opened = undefined
    })
    return opened
  }

  async function show(): Promise<void> {
    const { dialog, body } = addDialog(t.language)
    const whatsapp = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')?.href
    let samples: Sample[] = []
    let started = 0
    let kind = ''
    let isPassed = false
    /** Whom it has refused finds the way to a person here too: what went wrong is shown for three seconds only. */
    let hasFailed = false
    // Neither Escape nor a phone's way back leaves the gate, also where browsers close a dialog all the same.
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

    /** Waits for one of the buttons of the screen, or for what else ends it. */
    function pressed(...values: string[]): Promise<string> {
      return new Promise((resolve) => {
        body.onclick = ({ target }) => {
          const value = (target as Element).closest('button')?.value ?? ''
          if (values.includes(value)) resolve(value)
        }
      })
    }

    /** The circle, until it is hit: `mouse`, or `work` for those who have none; `other` for who asks for another way. */
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
          // Enter, a switch, a screen reader: no place and no count of clicks.
          if (button && detail === 0) return resolve('work')
          const circle = field.firstElementChild as HTMLElement
          const { left, top, width, height } = circle.getBoundingClientRect()
          if (Math.hypot(clientX - left - width / 2, clientY - top - height / 2) <= TOLERANCE_PX)
            // A mouse that never moved is an aid that presses in its name.
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

    /** The work, with its progress; asked for, it ends with a button. @returns undefined: back to the circle */
    async function work(handed: Handed, isAsked: boolean): Promise<Proof | undefined> {
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

    async function attempt(): Promise<Outcome> {
      samples = []
      started = performance.now()
      put(screens.intro())
      const [first] = await Promise.all([fetchChallenge(), wait(INTRO_MS)])
      if (!('challenge' in (first as object))) return first as Outcome
      let handed = first as Handed
      while (true) {
        const way = await interact()
        let proof = way === 'mouse' ? undefined : await work(handed, way === 'other')
        if (way !== 'mouse' && !proof) continue
        if (performance.now() - handed.at > CHALLENGE_MS) {
          const next = await fetchChallenge()
          if (!('challenge' in (next as object))) return next as Outcome
          handed = next as Handed
          proof = proof && (await work(handed, false))
        }
        await wait(Math.max(0, handed.at + SOONEST_MS - performance.now()))
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

/** A place for the circle, which is 4 rem wide, that lies wholly within its field however large the letters are. */
function somewhere(): string {
  const between = (from: number, to: number) => Math.round(from + Math.random() * (to - from))
  return `left:clamp(2.2rem,${between(15, 85)}%,100% - 2.2rem);top:${between(22, 78)}%`
}

/** Over everything, with the head of the page: its logo, and the languages as links. */
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
