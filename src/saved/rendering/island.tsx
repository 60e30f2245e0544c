import type { ComponentType } from 'react'

/** An island as it is first rendered: without a connection nothing brings it to life. */
export function islandsOf<Name extends string>(_: string, parts: Record<Name, ComponentType<never>>) {
  return function Island({ part, props }: { part: Name; props: object }) {
    const Part = parts[part] as ComponentType<object>
    return <Part {...props} />
  }
}
