export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Shows the difference between two texts: removed words struck through, added words underlined. */
export function DiffWords({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`
    if (kind === 'gone')
      return (
        <del className="text-red" key={key}>
          {text}
        </del>
      )
    if (kind === 'new')
      return (
        <ins className="font-semibold text-leaf" key={key}>
          {text}
        </ins>
      )
    return <span key={key}>{text}</span>
  })
}
