import type { ComponentProps, ReactNode } from 'react'
import { icon } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'
import { MESSAGE_MIN } from '../limits.ts'
import { systemTypes } from '../status.ts'
import type { FormField, FormValues } from './form-rules.ts'

export const CircleAlert = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01')
export const TriangleAlert = /* @__PURE__ */ icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)

type FieldProps = {
  name: FormField
  label: string
  help?: string
  problem: string | undefined
  /** True for the first wrong field of a form that the server refused in a document of its own; it then gets the focus. */
  isFirstWrong: boolean
  value: string
  /** Attributes of a field of one line. `title`: its problem, which the early script shows if the island could not be loaded. */
  kind?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'minLength' | 'pattern' | 'title' | 'inputMode' | 'min' | 'max'>
}

/** A field with its label, help and problem, linked for screen readers. */
export function FormTextField({ name, label, help, problem, isFirstWrong, value, kind }: FieldProps) {
  const t = usePageText()
  const id = `inquiry-${name}`
  const described = [problem ? `${id}-problem` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ')
  const given = {
    id,
    name,
    className: 'in',
    defaultValue: value,
    required: true,
    autoFocus: isFirstWrong,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind ? (
        <input type="text" {...kind} {...given} />
      ) : (
        <textarea rows={4} minLength={MESSAGE_MIN} title={t('inquiry.messageTooShort')} {...given} />
      )}
      {problem ? (
        <p className="err" id={`${id}-problem`}>
          <CircleAlert />
          {problem}
        </p>
      ) : null}
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  )
}

/** Kind of system, with a choice for visitors who don't know yet. */
export function SystemTypeField({ value }: { value: FormValues['systemType'] }) {
  const t = usePageText()
  const names = {
    complete: t('inquiry.complete'),
    generator: t('inquiry.generator'),
    components: t('inquiry.components'),
    '': t('inquiry.unsure'),
  }
  return (
    <fieldset>
      <legend className="mb-2 p-0">
        <b className="lbl">{t('inquiry.need')}</b> <span className="muted">{t('inquiry.optional')}</span>
      </legend>
      <div className="chips">
        {[...systemTypes, '' as const].map((type) => (
          <span key={type} className="relative">
            <input className="sr" type="radio" id={`inquiry-type-${type}`} name="systemType" value={type} defaultChecked={type === value} />
            <label className="chip" htmlFor={`inquiry-type-${type}`}>
              {names[type]}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}

/** Honeypot: a field that people can neither see nor reach. A program that fills it in reveals itself. */
export function HoneypotField() {
  const t = usePageText()
  return (
    <div className="sr" aria-hidden="true" hidden>
      <label htmlFor="inquiry-website">{t('inquiry.website')}</label>
      <input id="inquiry-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The product that an inquiry is about, as its form shows it. `quantity`: the number that the field initially shows. */
export type InquiryProductDisplay = { id: number; name: string; picture: ReactNode; quantity: string }

type InquiryProductFieldProps = { product: InquiryProductDisplay; problem: string | undefined; isFirstWrong: boolean; quantity: string }

export function InquiryProductField({ product: { id, name, picture }, problem, isFirstWrong, quantity }: InquiryProductFieldProps) {
  const t = usePageText()
  return (
    <div className="line p-0 [border:0]">
      <input type="hidden" name="productIds" value={id} />
      <div className="pic">{picture}</div>
      <div className="stack min-w-0 [--gap:.5rem]">
        <b>{name}</b>
        <FormTextField
          name="quantity"
          label={t('inquiry.quantity')}
          problem={problem}
          isFirstWrong={isFirstWrong}
          value={quantity}
          kind={{ type: 'number', inputMode: 'numeric', min: 1, max: 9999 }}
        />
      </div>
    </div>
  )
}
