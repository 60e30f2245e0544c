import { Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '#kit/text/marked-text.ts'
import { keepUnitsTogether } from '#kit/text/units-together.ts'
import { Check } from '#ui/site/icons.tsx'

/** Renders a parsed description. Blocks contain only text and known marks, so nothing that staff type becomes HTML. */
export function MarkedText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    const key = index
    if (block.kind === 'paragraph') return <p key={key}>{shown(block.parts)}</p>
    const items = block.items.map((parts, position) => ({ key: position, parts }))
    return block.isOrdered ? (
      <ol key={key} className="steps" start={block.start} style={block.start ? { counterReset: `s ${block.start - 1}` } : undefined}>
        {items.map((item) => (
          <li key={item.key}>{shown(item.parts)}</li>
        ))}
      </ol>
    ) : (
      <ul key={key} className="ticks">
        {items.map((item) => (
          <li key={item.key}>
            <Check />
            {shown(item.parts)}
          </li>
        ))}
      </ul>
    )
  })
}

function shown(parts: readonly Inline[]): ReactNode {
  if (parts.length === 1 && parts[0]?.kind === 'text') return keepUnitsTogether(parts[0].text)
  return parts.map((part, index) => {
    const key = index
    if (part.kind === 'text') return <Fragment key={key}>{keepUnitsTogether(part.text)}</Fragment>
    if (part.kind === 'break') return <br key={key} />
    if (part.kind === 'link')
      return (
        <a key={key} href={part.href} rel={part.href.startsWith('/') ? undefined : 'nofollow noopener'}>
          {shown(part.parts)}
        </a>
      )
    const Mark = part.kind === 'bold' ? 'b' : 'i'
    return <Mark key={key}>{shown(part.parts)}</Mark>
  })
}
