import type { ReactNode } from 'react'
import { usePageText } from '#ui/visit.ts'
import { FormTextField } from './form-fields.tsx'

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
