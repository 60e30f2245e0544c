type SunCurveProps = {
  /** Text alternative of the drawing. */
  name: string
  /** Total of the day, formatted, and its unit. */
  figure: string
  unit: string
}

const hours = [
  { at: 16, hour: 6, shift: -14, anchor: undefined },
  { at: 98, hour: 9, shift: 0, anchor: 'middle' },
  { at: 180, hour: 12, shift: 0, anchor: 'middle' },
  { at: 262, hour: 15, shift: 0, anchor: 'middle' },
  { at: 344, hour: 18, shift: 14, anchor: 'end' },
] as const

/** Curve of the sun's power over a day, from 6 h to 18 h. */
export function SunCurve({ name, figure, unit }: SunCurveProps) {
  return (
    <svg className="sunc" viewBox="0 0 360 184" role="img" aria-label={name}>
      <path fill="var(--color-sun)" d="M16 150C92 150 112 20 180 20s88 130 164 130Z" />
      <path stroke="var(--color-mist)" d="M0 150h360M16 150v6M98 150v6M180 150v6M262 150v6M344 150v6" />
      <g textAnchor="middle">
        <text className="sunc-n" x="180" y="106">
          {figure}
        </text>
        <text x="180" y="130">
          {unit}
        </text>
      </g>
      {hours.map(({ at, hour, shift, anchor }) => (
        <text key={hour} x={at + shift} y="174" textAnchor={anchor}>
          {`${hour} h`}
        </text>
      ))}
    </svg>
  )
}
