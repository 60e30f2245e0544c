/** Half a sun on the horizon of the sea: where a page is missing. */
export function Horizon() {
  return (
    <svg viewBox="0 0 360 130" aria-hidden="true">
      <path fill="#f5a617" d="M110 92a70 70 0 0 1 140 0Z" />
      <path stroke="#0a363f" strokeWidth="2" d="M0 92h360" />
      <path stroke="#7b8a89" strokeWidth="2" strokeLinecap="round" d="M120 104h120M142 114h76M160 124h40" />
    </svg>
  )
}
