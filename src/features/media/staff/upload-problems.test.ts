import { expect, test } from 'vitest'
import { CallError } from '#api/error-body.ts'
import { languages } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { clearToasts, shownToasts } from '#ui/staff/toast-list.ts'
import { ORIGINAL_MAX_BYTES, PICKER_MAX_BYTES } from '../limits.ts'
import { fileProblemMessage, showProblemKinds, uploadErrorMessage } from './upload-problems.ts'

test.each(languages)('a photo that is too large or HEIC gets instructions to convert it (%s)', (language) => {
  const t = staffText(language)
  const [large, heic] = (['too-large', 'heic'] as const).map((problem) => fileProblemMessage(problem, 'IMG_1', PICKER_MAX_BYTES, t))
  expect(large?.text).toContain('10 MB')
  expect(large?.advice).toContain('WhatsApp')
  expect(heic?.text).toContain('IMG_1')
  for (const word of ['WhatsApp', 'JPG', 'iPhone']) expect(heic?.advice).toContain(word)
})

test('a photo above the limit for photos is told that limit, not the one for files that cannot be scaled down', () => {
  const t = staffText('de')
  expect(fileProblemMessage('too-large', 'IMG_1', ORIGINAL_MAX_BYTES, t).text).toBe('„IMG_1“: höchstens 40 MB je Bild.')
  expect(fileProblemMessage('too-large', 'IMG_1', PICKER_MAX_BYTES, t).text).toContain('ließ sich hier nicht verkleinern')
})

test('a file rejected by the server for its size gets the same instructions', () => {
  const t = staffText('de')
  const refused = new CallError(413, '', { error: 'x ist zu groß.' })
  expect(uploadErrorMessage(refused, 'x', PICKER_MAX_BYTES, t)).toMatchObject({ text: 'x ist zu groß.', advice: t('picker.shrink') })
})

test('the toast about an upload names every kind of problem once, and replaces the former toast', () => {
  const t = staffText('en')
  const messages = [
    fileProblemMessage('too-large', 'a.jpg', PICKER_MAX_BYTES, t),
    fileProblemMessage('invalid', 'b.txt', PICKER_MAX_BYTES, t),
    fileProblemMessage('invalid', 'c.txt', PICKER_MAX_BYTES, t),
  ] as const
  // Files of tests share a process, and another one shows toasts too.
  clearToasts()
  showProblemKinds(messages, t)
  const [first] = shownToasts.get()
  expect(first).toMatchObject({ title: t('picker.uploadFailed'), text: `${messages[0].title}, ${messages[1].title}` })
  showProblemKinds([messages[1]], t)
  expect(shownToasts.get()).toEqual([expect.objectContaining({ title: messages[1].title })])
  expect(shownToasts.get()[0]?.text).toBeUndefined()
})
