import type { Block } from '#kit/text/marked-text.ts'

/**
 * Splits a description into the sentences before its first list, and the rest. A line right above the list that announces it
 * ("Incluye:") belongs to the rest.
 */
export function splitDescription(blocks: readonly Block[]): { text: Block[]; features: Block[] } {
  const list = blocks.findIndex(({ kind }) => kind === 'list')
  if (list < 0) return { text: [...blocks], features: [] }
  const start = list > 0 && announces(blocks[list - 1]) ? list - 1 : list
  return { text: blocks.slice(0, start), features: blocks.slice(start) }
}

function announces(block: Block | undefined): boolean {
  const last = block?.kind === 'paragraph' ? block.parts.at(-1) : undefined
  const words = last && 'parts' in last ? last.parts.at(-1) : last
  return words?.kind === 'text' && words.text.trimEnd().endsWith(':')
}
