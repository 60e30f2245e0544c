import { useRouteLoaderData } from 'react-router'
import type { Facts } from '#features/settings/facts.ts'

/** Every document of the layout holds it, whatever became of the page within: see load-layout.ts. */
export type LayoutData = {
  /** The first ones, by their names in the page's language. */ categories: { id: number; name: string }[]
  facts: Facts
}

/** How to reach the company and what it says of itself, for any page within the layout. */
export function useFacts(): Facts {
  return (useRouteLoaderData('pages/public/layout') as LayoutData).facts
}
