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

/** The same sun over sand and sea, filling the box of a large picture that nobody has set yet. */
export function Seascape() {
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#fdebc2" d="M0 0h360v150H0z" />
      <path fill="#f5a617" d="M110 150a70 70 0 0 1 140 0Z" />
      <path fill="#08586a" d="M0 150h360v90H0z" />
      <path stroke="#fdebc2" strokeWidth="2" strokeLinecap="round" opacity=".6" d="M112 166h136M136 182h88M156 198h48" />
    </svg>
  )
}
