import { closestTo, root } from './page.ts'

/** Opens and closes the menu and the filters in browsers without popovers: Chrome before 114, Safari before 17. */
export function watchPopovers(): void {
  if ('popover' in root) return
  addEventListener('click', (event) => {
    const button = closestTo(event, '[popovertarget]')
    const target = button && document.getElementById(button.getAttribute('popovertarget') as string)
    if (target) button.setAttribute('aria-expanded', `${target.toggleAttribute('data-open')}`)
  })
}
