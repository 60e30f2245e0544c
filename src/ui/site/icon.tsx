/** An icon of one path. Size and stroke come from the class `ic`; the attributes keep it small where styles do not arrive. */
export const icon =
  (d: string) =>
  ({ className }: { className?: string }) => (
    <svg width="24" height="24" viewBox="0 0 24 24" className={className ? `ic ${className}` : 'ic'} aria-hidden="true">
      <path d={d} />
    </svg>
  )
