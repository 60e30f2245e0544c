import { useRouteLoaderData } from 'react-router'
import type { Facts } from '#features/settings/facts.ts'
import type { TextPageName } from '#features/settings/page-texts/text-page.ts'
import type { Assumptions } from '#features/sizing/assumptions.ts'
import type { Appliances } from '#features/sizing/household/appliances.ts'

/** Data of the layout, in every public document, even if its page failed (load-layout.ts). */
export type LayoutData = {
  /** The first categories, with names in the page's language. */ categories: { id: number; name: string }[]
  facts: Facts
  /** Short description of the shop's trade, by staff or from the categories; '' if both are missing. */
  trade: string
  /** True if the shop sells products that the calculator sizes. Otherwise pages leave out the calculator and solar energy. */
  hasCalculator: boolean
  /** Text pages whose text is not empty. */
  pages: readonly TextPageName[]
  /** Assumptions and appliances for runtimes; null if they could not be loaded. */
  basis: { assumed: Assumptions; assumedOn: string; appliances: Appliances } | null
}

/** Facts about the company, such as phones and lines, for any page within the layout. */
export function useFacts(): Facts {
  return useLayoutData().facts
}

/** Short description of the shop's trade, for any page within the layout; '' if it is unknown. */
export const useTrade = () => useLayoutData().trade

/** True if pages link to the calculator. */
export const useHasCalculator = () => useLayoutData().hasCalculator

/** Assumptions and appliances for runtimes, for any page within the layout; null if they could not be loaded. */
export const useSizingBasis = () => useLayoutData().basis

const useLayoutData = () => useRouteLoaderData('pages/public/layout') as LayoutData
