/** An icon of one path, 24 units wide. Size and stroke come from the class `ic`. */
export const icon =
  (d: string) =>
  ({ className }: { className?: string }) => (
    <svg className={className ? `ic ${className}` : 'ic'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
