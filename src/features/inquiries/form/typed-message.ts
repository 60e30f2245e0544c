/**
 * React sets a textarea that has a first text back to it when it takes a document over, and with it whatever was typed
 * before. It does so between the first rendering and the layout effects, in one go: no key is heard in between. So what
 * stands in the message is read while the form is first rendered, and put back in the first layout effect.
 */
export type Typed = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** @returns what stands in the message of this document; nothing on the server */
export function readTyped(): Typed | undefined {
  if (typeof document === 'undefined') return undefined
  const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]')
  if (!message) return undefined
  const { value, selectionStart, selectionEnd } = message
  return { value, selectionStart, selectionEnd }
}

/** Puts it back, with the caret where it was. */
export function restoreTyped(message: HTMLTextAreaElement, { value, selectionStart, selectionEnd }: Typed): void {
  if (message.value !== value) message.value = value
  if (message === document.activeElement) message.setSelectionRange(selectionStart, selectionEnd)
}
