import type { ComponentType } from 'react'

/** Values that survive JSON in a document. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain }
/** Components of one group of islands, by name. Their props are stored in the document, so they must be plain values. */
export type IslandGroup = Record<string, ComponentType<never>>
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never
type IslandProps<Group extends IslandGroup, Part extends keyof Group> = {
  part: Part
  props: PropsOf<Group[Part]> & { readonly [name: string]: Plain }
  /** Classes that the component uses only after an interaction; the document includes their rules from the start. */
  later?: string
}

/**
 * Returns a component that renders an island: ordinary markup, with its props in an attribute. In a browser the island has no
 * behaviour until it is touched; then the group's file is loaded, and React hydrates this one element.
 *
 * @param group name of the file in `src/islands`
 */
export function islandsOf<Group extends IslandGroup>(group: string, parts: Group) {
  return function Island<Part extends keyof Group & string>({ part, props, later }: IslandProps<Group, Part>) {
    const Component = parts[part] as ComponentType<object>
    return (
      <div data-island={`${group}.${part}`} data-props={JSON.stringify(props)} data-later={later}>
        <Component {...(props as object)} />
      </div>
    )
  }
}
