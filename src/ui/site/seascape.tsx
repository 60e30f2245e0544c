/** Placeholder for a large picture that staff have not chosen yet: sun and sea. */
export function Seascape() {
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--color-sun-soft)" d="M0 0h360v150H0z" />
      <path fill="var(--color-sun)" d="M110 150a70 70 0 0 1 140 0Z" />
      <path fill="var(--color-sea)" d="M0 150h360v90H0z" />
      <path stroke="var(--color-sun-soft)" strokeWidth="2" strokeLinecap="round" opacity=".6" d="M112 166h136M136 182h88M156 198h48" />
    </svg>
  )
}
