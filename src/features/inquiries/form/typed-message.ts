/**
 * Message field as it was typed before hydration. When React hydrates a textarea with an initial text, it resets the field to that
 * text, between the first rendering and the layout effects. So the typed text is read during the first rendering and restored in
 * the first layout effect; no keystroke is handled in between.
 */
export type TypedMessage = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** Reads the message field of the document with its selection; undefined without one, and on the server. */
export function readTypedMessage(): TypedMessage | undefined {
  if (typeof document === 'undefined') return undefined
  const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]')
  if (!message) return undefined
  const { value, selectionStart, selectionEnd } = message
  return { value, selectionStart, selectionEnd }
}

/** Restores the typed text and the selection. */
export function restoreTypedMessage(message: HTMLTextAreaElement, { value, selectionStart, selectionEnd }: TypedMessage): void {
  if (message.value !== value) message.value = value
  if (message === document.activeElement) message.setSelectionRange(selectionStart, selectionEnd)
}
