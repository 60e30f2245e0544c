import type { ComponentType } from 'react'

/**
 * Replaces ui/site/island.tsx: renders the first state of an island, which is never hydrated offline. Only a form keeps
 * `data-island`, from which the early script knows that it can queue the inquiry.
 */
export function islandsOf<Name extends string>(group: string, parts: Record<Name, ComponentType<never>>) {
  return function Island({ part, props }: { part: Name; props: object }) {
    // The types of ui/site/island.tsx check the props.
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
