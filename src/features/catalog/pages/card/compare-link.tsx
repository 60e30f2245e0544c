import { useText } from '#ui/visit.ts'
import { compareAddress } from '../../compare/compared-ids.ts'

type CompareLinkProps = { product: { id: number }; className?: string }

/** Puts a product beside others: a link to the comparison, which the early script's own file makes a switch. */
export function CompareLink({ product, className = 'btn btn-quiet sm' }: CompareLinkProps) {
  return (
    <a className={`${className} cmp`} href={compareAddress([product.id])}>
      {useText()('compare.go')}
    </a>
  )
}
