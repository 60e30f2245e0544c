/**
 * React sets a textarea that has a first text back to it when it takes a document over, and with it whatever was typed
 * before. This file is read right before that, so it sees what stands there and what is still typed meanwhile.
 */
let typed: string | undefined

const isMessage = (element: unknown): element is HTMLTextAreaElement => element instanceof HTMLTextAreaElement && element.name === 'message'

function hear({ target }: Event): void {
  if (isMessage(target)) typed = target.value
}

if (typeof document !== 'undefined') {
  const message = document.querySelector('textarea[name=message]')
  if (isMessage(message)) typed = message.value
  addEventListener('input', hear, true)
}

/** Puts it back, once. */
export function restoreTyped(message: HTMLTextAreaElement): void {
  removeEventListener('input', hear, true)
  if (typed !== undefined && message.value !== typed) message.value = typed
  typed = undefined
}
