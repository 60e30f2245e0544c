import { useRouteLoaderData } from 'react-router'
import type { Facts } from '#features/settings/facts.ts'
import type { TextPageName } from '#features/settings/page-texts/page-names.ts'
import type { Assumptions } from '#features/sizing/assumptions.ts'
import type { Appliances } from '#features/sizing/household/appliances.ts'

/** Every document of the layout holds it, whatever became of the page within: see load-layout.ts. */
export type LayoutData = {
  /** The first ones, by their names in the page's language. */ categories: { id: number; name: string }[]
  facts: Facts
  /** The shop in a few words; '' while it has neither a line for them nor categories. */
  trade: string
  /** True if the shop sells goods that the calculator sizes: only then do pages speak of solar energy. */
  hasCalculator: boolean
  /** Pages with staff's texts that have something to read. */
  pages: readonly TextPageName[]
  /** Assumptions for the runtime of goods; undefined if they could not be read. */
  basis: { assumed: Assumptions; assumedOn: string; appliances: Appliances } | null
}

/** How to reach the company and what it says of itself, for any page within the layout. */
export function useFacts(): Facts {
  return useLayoutData().facts
}

/** True if pages lead to the calculator. */
export const useHasCalculator = () => useLayoutData().hasCalculator

/** Assumptions of sizing, for any page within the layout. */
export const useSizingBasis = () => useLayoutData().basis

const useLayoutData = () => useRouteLoaderData('pages/public/layout') as LayoutData
