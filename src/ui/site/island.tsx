import type { ComponentProps, ComponentType } from 'react'

/** Values that can be JSON within a document. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain }
/** Parts of one group of islands: what they are given has to be plain, since the document carries it. */
// biome-ignore lint/suspicious/noExplicitAny: each part has props of its own; `islandsOf` ties them to their names
export type Parts = Record<string, ComponentType<any>>
type IslandProps<Group extends Parts, Part extends keyof Group> = {
  part: Part
  props: ComponentProps<Group[Part]> & { readonly [name: string]: Plain }
  /** Classes that the part shows only later: the document holds their rules from the start. */
  later?: string
}

/**
 * The living parts of a group as pages use them: rendered like any other markup, with the props beside it. In a browser
 * nothing of it is alive until it is touched; then the group's file is fetched, and React takes over this one element.
 *
 * @param group the name of the file in `src/islands`
 */
export function islandsOf<Group extends Parts>(group: string, parts: Group) {
  return function Island<Part extends keyof Group & string>({ part, props, later }: IslandProps<Group, Part>) {
    const Component = parts[part] as ComponentType<object>
    return (
      <div data-island={`${group}.${part}`} data-props={JSON.stringify(props)} data-later={later}>
        <Component {...(props as object)} />
      </div>
    )
  }
}
