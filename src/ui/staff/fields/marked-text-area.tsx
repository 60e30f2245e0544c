import { Bold, Eye, Italic, Link as LinkIcon, List, ListOrdered, PenLine } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, type InputEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { cleanPastedText, markedFromHtml } from '#kit/text/pasted-text.ts'
import { MarkedText } from '#ui/site/marked-text.tsx'
import { describedBy, type FieldNotes, LabelledField } from '#ui/staff/fields/field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { IconButton } from '../icon-button.tsx'
import { continueList, isInAddress, linkAddress, type TextFormat, toggleFormat } from './text-formatting.ts'

type MarkedTextAreaProps = FieldNotes & { label: string; suffix?: string; text: string; counter: string; area: ComponentProps<'textarea'> }

const tools = [
  ['bold', 'format.bold', Bold],
  ['italic', 'format.italic', Italic],
  ['list', 'format.list', List],
  ['numbered', 'format.numbered', ListOrdered],
  ['link', 'format.link', LinkIcon],
] as const

/** Text area for marked text (kit/text/marked-text.ts): buttons for the marks, and a preview in the website's style. */
export function MarkedTextArea({ label, suffix, text, counter, area, ...notes }: MarkedTextAreaProps) {
  const t = useStaffText()
  const id = useId()
  const element = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)

  function apply(kind: TextFormat): void {
    const field = element.current
    if (!field) return
    const changed = toggleFormat({ text: field.value, start: field.selectionStart, end: field.selectionEnd }, kind, t('format.linkText'))
    field.focus()
    replaceText(field, changed.text)
    field.setSelectionRange(changed.start, changed.end)
  }

  /** Converts text pasted from a word processor to our marks; plain text is unchanged. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const field = event.currentTarget
    const html = event.clipboardData.getData('text/html')
    const plain = event.clipboardData.getData('text/plain')
    // Some browsers copy an address as a link with the page's title.
    const text = isInAddress(field.value, field.selectionStart)
      ? linkAddress(plain)
      : (html && markedFromHtml(html)) || cleanPastedText(plain)
    if (!text || text === plain) return
    event.preventDefault()
    insertText(field, text)
  }

  /** Handles the input rather than the key, since keyboards of phones send no key for a line break. */
  function input({ currentTarget: field, nativeEvent }: InputEvent<HTMLTextAreaElement>): void {
    if (nativeEvent.inputType !== 'insertLineBreak') return
    const change = continueList(field.value, field.selectionStart)
    if (!change) return
    field.setSelectionRange(change.start, change.end)
    insertText(field, change.replacement)
  }

  function shortcut(event: KeyboardEvent): void {
    const kind = { b: 'bold', i: 'italic', k: 'link' }[event.key.toLowerCase()] as TextFormat | undefined
    if (!kind || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    apply(kind)
  }

  return (
    <LabelledField id={id} label={label} suffix={suffix} {...notes}>
      <div className="rt">
        {/* biome-ignore lint/a11y/useSemanticElements: screen readers announce a fieldset with each of the five buttons */}
        <div className="rt-t" role="group" aria-label={t('format.toolbar')}>
          {tools.map(([kind, key, Icon]) => (
            <IconButton
              icon={Icon}
              key={kind}
              className="hb"
              aria-label={t(key)}
              title={t(key)}
              disabled={isPreview}
              // Keeps the selection in the text while the button is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(kind)}
            />
          ))}
          <IconButton
            icon={isPreview ? PenLine : Eye}
            className="btn btn-quiet push"
            aria-pressed={isPreview}
            onClick={() => setPreview(!isPreview)}
          >
            <span className="hide-m">{t(isPreview ? 'format.write' : 'format.preview')}</span>
            <span className="sr hide-d">{t(isPreview ? 'format.write' : 'format.preview')}</span>
          </IconButton>
        </div>
        <textarea
          lang="de"
          {...area}
          ref={(field) => {
            element.current = field
            if (typeof area.ref === 'function') area.ref(field)
          }}
          id={id}
          className="in"
          hidden={isPreview}
          onInput={input}
          onKeyDown={shortcut}
          onPaste={paste}
          aria-invalid={notes.problem ? true : undefined}
          aria-describedby={describedBy(id, notes)}
        />
        {isPreview ? (
          <div className="prose p-3 min-h-26" lang={area.lang ?? 'de'}>
            {text.trim() ? <MarkedText blocks={parseMarkedText(text)} /> : <p className="muted">{t('format.previewEmpty')}</p>}
          </div>
        ) : null}
        <div className="rt-f">
          <span />
          <span>{counter}</span>
        </div>
      </div>
    </LabelledField>
  )
}

/** Replaces the selection as if it had been typed. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand(text ? 'insertText' : 'delete', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replaces the whole text as if it had been typed, so that the browser's undo works. */
function replaceText(field: HTMLTextAreaElement, text: string): void {
  field.setSelectionRange(0, field.value.length)
  if (document.execCommand('insertText', false, text) && field.value === text) return
  field.setRangeText(text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
