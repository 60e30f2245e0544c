/** The sun over sea and sand, filling the box of a large picture that nobody has set yet. */
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
