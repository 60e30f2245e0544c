import type { ComponentType } from 'react'

/**
 * An island as it is first rendered: without a connection nothing brings it to life. Only a form keeps its mark, by which the
 * early script knows that its inquiry can wait.
 */
export function islandsOf<Name extends string>(group: string, parts: Record<Name, ComponentType<never>>) {
  return function Island({ part, props }: { part: Name; props: object }) {
    // Real islands tie props to their part by type (ui/site/island.tsx).
    const Part = parts[part] as ComponentType<object>
    return group === 'contact' ? (
      <div data-island={`${group}.${part}`}>
        <Part {...props} />
      </div>
    ) : (
      <Part {...props} />
    )
  }
}
