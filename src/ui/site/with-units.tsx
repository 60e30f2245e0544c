import { UNIT_PATTERN } from '#kit/text/units-together.ts'

const figure = new RegExp(`([\\d.,]+ ${UNIT_PATTERN})`, 'u')

/** Keeps the figures of a name on one line with their unit: "550 W" is never broken after "550". */
export function WithUnits({ children }: { children: string }) {
  return children.split(figure).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, so neither do positions within it
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
