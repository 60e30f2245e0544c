import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { previewProduct } from '../../calls.ts'
import type { ProductPreviewInput } from '../../product/product.contract.ts'
import { PreviewLanguage } from '../entity-form/preview-language.tsx'

/** Widths of the previewed window in px. */
const widths = { phone: 390, desk: 1280 } as const
type Device = keyof typeof widths

type ProductPagePreviewProps = {
  product: ProductPreviewInput
  /** Called before each request of a page; resolves to an error text if the request would fail. */
  prepare: () => Promise<string | undefined>
  /** URL of the published page; undefined if the product is not published. */
  viewHref: string | undefined
  onClose: () => void
}

/** Dialog with the product page that visitors would see after a save: in each language, on a phone and on a desktop. */
export function ProductPagePreview({ product, prepare, viewHref, onClose }: ProductPagePreviewProps) {
  const t = useStaffText()
  const frameName = useId()
  const [language, setLanguage] = useState<Language>('es')
  const [device, setDevice] = useState<Device>('phone')
  const [state, setState] = useState<'loading' | 'shown' | { problem: string }>('loading')

  useEffect(() => {
    let isLeft = false
    setState('loading')
    void prepare().then((problem) => {
      if (isLeft) return
      if (problem === undefined) sendForm(frameName, { language, product: JSON.stringify(product) })
      else setState({ problem })
    })
    return () => {
      isLeft = true
    }
  }, [frameName, language, product, prepare])

  function onLoad(frame: HTMLIFrameElement): void {
    const shown = frame.contentDocument
    if (shown?.URL === 'about:blank') return
    // A refused request has no HTML answer: the frame's document is JSON, or null if the server forbids framing it.
    setState(shown?.contentType === 'text/html' ? 'shown' : { problem: t('preview.failedText') })
  }

  return (
    <Dialog
      title={t('preview.title')}
      onClose={onClose}
      isWide
      footer={
        <div className="row row-b">
          <p className="sm muted flex-1 basis-48">{t('preview.help')}</p>
          {viewHref ? (
            <a className="btn" href={viewHref} target="_blank" rel="noreferrer">
              {t('preview.present')}
            </a>
          ) : null}
        </div>
      }
    >
      <div className="row row-b mb-3">
        <PreviewLanguage language={language} onLanguage={setLanguage} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons */}
        <div className="seg" role="group" aria-label={t('preview.device')}>
          {(['phone', 'desk'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-label={t(`preview.${one}`)}
              title={t(`preview.${one}`)}
              aria-pressed={one === device}
              onClick={() => setDevice(one)}
            >
              {one === 'phone' ? <Smartphone className="ic" aria-hidden="true" /> : <Monitor className="ic" aria-hidden="true" />}
            </button>
          ))}
        </div>
      </div>
      <p className="sr" role="status">
        {state === 'loading' ? t('staff.loading') : ''}
      </p>
      {typeof state === 'object' ? <Note kind="error" title={state.problem} /> : null}
      <Scaled width={widths[device]}>
        {(size) => (
          <iframe
            className={typeof state === 'object' ? 'hidden' : 'block border-0 bg-paper origin-top-left'}
            style={size}
            name={frameName}
            title={t('preview.frame')}
            onLoad={({ currentTarget }) => onLoad(currentTarget)}
          />
        )}
      </Scaled>
    </Dialog>
  )
}

/** A box for content of a fixed width in px, which is scaled down if the box is narrower. */
function Scaled({ width, children }: { width: number; children: (size: { width: number; height: number; scale: number }) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 0 })
  useEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  return (
    <div ref={box} className="h-[58dvh] overflow-hidden">
      <div className="mx-auto border border-line rounded-md overflow-hidden" style={{ width: width * scale }}>
        {children({ width, height: room.height / scale, scale })}
      </div>
    </div>
  )
}

/** Submits the typed values through a hidden form whose target is the frame, so that the frame shows the answer. */
function sendForm(target: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: previewProduct.path, target, hidden: true })
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('textarea')
    Object.assign(input, { name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
