import { UNIT } from '#kit/text/units-together.ts'

const figure = new RegExp(`([\\d.,]+ ${UNIT})`, 'u')

/** A name whose figures stay on one line with their unit: "550 W" is never cut into "550" and "W". */
export function WithUnits({ children }: { children: string }) {
  return children.split(figure).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
