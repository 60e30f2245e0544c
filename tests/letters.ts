import type { CDPSession, Page } from 'playwright-core'

/** Tested font sizes in px. The default of browsers is 16. */
const sizes = [24, 32]
const sessions = new WeakMap<Page, CDPSession>()

/**
 * Sets the browser's default font size, as people do in its settings. Call it once the page has loaded and the viewport has
 * its size: changing the viewport resets the font size.
 */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: Math.round(pixels * 0.8) } })
  // Usually the first look finds the new size, and a wait of the browser's own would cost more.
  while ((await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)) !== `${pixels}px`);
}

/** Checks the current page at each font size. @returns a line for each element that has no room or cannot be reached */
export async function lookAtLetters(page: Page, where: string, at: readonly number[] = sizes): Promise<string[]> {
  const found: string[] = []
  for (const size of at) {
    await setFontSize(page, size)
    const problems = [...(await withoutRoom(page)), ...(await outOfReach(page))]
    found.push(...problems.map((problem) => `${where}, ${size} px: ${problem}`))
  }
  return found
}

/** Checks the current page with its offline notice. Changing the font size ends Chromium's offline state, so it is set again. */
export async function lookOffline(page: Page): Promise<string[]> {
  const context = page.context()
  const strip = page.locator('[data-offline] .offline p')
  const found: string[] = []
  for (const size of sizes) {
    await setFontSize(page, size)
    await context.setOffline(false)
    await context.setOffline(true)
    await strip.waitFor()
    found.push(...(await withoutRoom(page)).map((problem) => `without a line, ${size} px: ${problem}`))
    if (!(await strip.isVisible())) found.push(`without a line, ${size} px: nothing says so`)
  }
  await context.setOffline(false)
  return found
}

/**
 * Lists elements that have no room: text and controls outside the screen or cut off by an ancestor, words of up to nine
 * letters that are broken, and fixed or sticky elements that cover more than half of the screen. Sideways scrolling is allowed
 * only in regions with a name and a tab stop, as tables have, because nothing else shows that a row can be scrolled. Elements
 * for screen readers only and those that appear on focus are skipped.
 */
function withoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { innerHeight } = window
    const width = document.documentElement.clientWidth
    const found = new Set<string>()
    const say = (what: string, element: Element) =>
      found.add(`${what}: <${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`)
    const above = (element: Element): Element[] => (element.parentElement ? [element.parentElement, ...above(element.parentElement)] : [])
    const isScrollRegion = (box: Element) => box.matches('[tabindex="0"][aria-label]') && box.scrollWidth > box.clientWidth + 1
    /** True if a select is too narrow for its chosen option. The option is no text of the page, so a canvas measures it. */
    const isChoiceCut = (select: HTMLSelectElement) => {
      const { font, whiteSpace, paddingLeft, paddingRight } = getComputedStyle(select)
      const chosen = select.selectedOptions[0]?.label ?? ''
      const pen = document.createElement('canvas').getContext('2d')
      if (pen) pen.font = font
      const needed = (whiteSpace === 'normal' ? chosen.split(/[ -]/) : [chosen]).map((words) => pen?.measureText(words).width ?? 0)
      return Math.max(...needed) > select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.skip, .ah .logo, iframe') &&
      ![element, ...above(element)].some((one) => getComputedStyle(one).clipPath.startsWith('inset(50%'))
    const rectsOf = (text: Text, start = 0, end = text.length) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, end)
      return [...range.getClientRects()].filter((rect) => rect.width > 0)
    }
    if (document.documentElement.scrollWidth > width) found.add(`the page is ${document.documentElement.scrollWidth} px wide`)
    // With an open dialog only the dialog is checked.
    const within = [...document.querySelectorAll(':modal')].at(-1) ?? document.body
    for (const element of within.querySelectorAll('*')) {
      if (element.closest('svg')) continue
      const texts = [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
      const isPressed = element.matches('a[href], button, input:not([type=hidden]), select, textarea, summary')
      const stays = /fixed|sticky/.test(getComputedStyle(element).position)
      if ((texts.length === 0 && !isPressed && !stays) || !isSeen(element)) continue
      if (stays && !element.matches('[popover], dialog') && element.getBoundingClientRect().height > innerHeight / 2)
        say('takes more than half of the screen', element)
      if ((texts.length === 0 && !isPressed) || above(element).some(isScrollRegion)) continue
      if (element instanceof HTMLSelectElement && isChoiceCut(element)) say('cuts what is chosen', element)
      const lines = texts.flatMap((text) => rectsOf(text))
      const boxes = [...lines, ...(isPressed ? [element.getBoundingClientRect()] : [])]
      for (const { left, right } of boxes)
        if (left < -1 || right > width + 1) say(`at ${Math.round(left)} to ${Math.round(right)} px`, element)
      let isScrolled = false
      for (const box of [element, ...above(element)].slice(0, -2)) {
        const { overflowX, overflowY } = getComputedStyle(box)
        isScrolled ||= /auto|scroll/.test(overflowY)
        if (overflowX === 'visible') continue
        const { left, right, bottom } = box.getBoundingClientRect()
        if (boxes.some((one) => one.left < left - 1.5 || one.right > right + 1.5)) say('cut off at the side', element)
        if (!isScrolled && lines.some((line) => line.bottom > bottom + line.height / 4)) say('cut off', element)
      }
      for (const text of texts)
        for (const { 0: word, index } of text.data.matchAll(/(?<![^\s(])\p{L}{3,9}(?![^\s,.:)])/gu))
          if (new Set(rectsOf(text, index, index + word.length).map(({ top }) => Math.round(top))).size > 1) say(`parts "${word}"`, element)
    }
    return [...found]
  })
}

/**
 * Lists controls that nobody can press: scrolled to the middle of the screen as far as possible, they are still outside it or
 * covered. Controls below the cookie notice are skipped, since an answer to it uncovers them.
 */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll(':modal')].at(-1) ?? document.querySelector(':popover-open') ?? document.body
    const found: string[] = []
    const [x, y] = [scrollX, scrollY]
    for (const control of open.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      const isMeant = control.tabIndex >= 0 && !control.matches(':disabled') && !control.closest('.skip, .sr, [inert]')
      if (!isMeant || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const target = control.closest('label') ?? control
      if (getComputedStyle(control).clipPath !== 'none') continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const over = [...control.getClientRects()].map(({ left, top, width, height }) =>
        document.elementFromPoint(left + width / 2, top + height / 2),
      )
      if (over.some((one) => one && (target.contains(one) || (one.closest('.ckb') && !control.closest('.ckb'))))) continue
      const covered = over[0] ? `below <${over[0].localName} class="${over[0].getAttribute('class')}">` : 'outside'
      found.push(
        `${covered}: <${control.localName} class="${control.className}"> ${(control.textContent || control.ariaLabel)?.trim().slice(0, 40)}`,
      )
    }
    scrollTo(x, y)
    return found
  })
}
