import { nameOf, type Translated } from '#i18n/language.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { compareAddress } from '../compare/compared-ids.ts'

type CompareLinkProps = { product: { id: number } & Translated<'name'>; className?: string }

/** Puts a product beside others: a link to the comparison, which the early script's own file makes a switch. */
export function CompareLink({ product, className = 'btn btn-quiet sm' }: CompareLinkProps) {
  const word = useText()('compare.go')
  const name = nameOf(product, 'name', useVisit().language)
  return (
    <a className={`${className} cmp`} href={compareAddress([product.id])} aria-label={`${word}: ${name}`}>
      {word}
    </a>
  )
}
