import { useText } from '#ui/visit.ts'
import { compareAddress } from '../../compare/compared-ids.ts'

type CompareLinkProps = { product: { id: number }; className?: string }

/** Link that adds a product to the comparison. In browsers with JavaScript, `early/compare` makes it a toggle button. */
export function CompareLink({ product, className = 'btn btn-quiet sm' }: CompareLinkProps) {
  return (
    <a className={`${className} cmp`} href={compareAddress([product.id])}>
      {useText()('compare.go')}
    </a>
  )
}
