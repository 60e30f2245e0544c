import { useText } from '#ui/visit.ts'

const four = ['a', 'b', 'c', 'd']

/** Grey boxes of the size that categories and products will have, while the line is slow. */
export function ProductsSkeleton() {
  const t = useText()
  return (
    <div className="wrap" aria-busy="true">
      <p className="sr" role="status">
        {t('products.loading')}
      </p>
      <div className="pt-4 pb-6">
        <Bar className="w-44" />
      </div>
      <Bar className="mb-7 h-9 w-60" />
      <div className="grid grid-cat">
        {four.map((key) => (
          <div className="card cat" key={key}>
            <div className="skel pic" />
            <div className="card-b">
              <Bar className="w-4/5" />
              <Bar className="w-1/2" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid grid-p rows-m mt-10 pb-section">
        {four.slice(1).map((key) => (
          <div className="card" key={key}>
            <div className="skel pic" />
            <div className="card-b">
              <Bar className="w-5/6" />
              <Bar className="w-2/3" />
              <Bar className="w-2/5" />
              <Bar className="h-6 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The same for a product. */
export function ProductSkeleton() {
  const t = useText()
  return (
    <div className="wrap pb-section" aria-busy="true">
      <p className="sr" role="status">
        {t('product.loading')}
      </p>
      <div className="pt-4 pb-6">
        <Bar className="w-44" />
      </div>
      <div className="split pd">
        <div className="skel pic rounded-lg" />
        <div className="stack pinfo">
          <Bar className="h-9 w-5/6" />
          <Bar className="h-9 w-1/2" />
          <Bar className="h-18" />
          <Bar className="h-11 w-1/2" />
          <Bar className="h-13" />
        </div>
        <div className="pd-more stack">
          <Bar className="w-5/6" />
          <Bar className="w-4/5" />
          <Bar className="h-14" />
        </div>
      </div>
    </div>
  )
}

function Bar({ className }: { className: string }) {
  return <span className={`skel block ${className}`} />
}
