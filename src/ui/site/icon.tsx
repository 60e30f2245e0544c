/** Makes an icon from one path. Class `ic` sets size and stroke; the attributes keep the icon small if styles fail to load. */
export const icon =
  (d: string) =>
  ({ className }: { className?: string }) => (
    <svg width="24" height="24" viewBox="0 0 24 24" className={className ? `ic ${className}` : 'ic'} aria-hidden="true">
      <path d={d} />
    </svg>
  )
