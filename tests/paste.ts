import type { Locator } from 'playwright-core'

/** Pastes a text into a field, as the clipboard of a spreadsheet has it. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
