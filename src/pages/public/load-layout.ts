import { listCategories, listSubcategories } from '#features/catalog/calls.ts'
import { isSizedByCalculator } from '#features/catalog/goods/advice.ts'
import { listSettings } from '#features/settings/calls.ts'
import { factsFrom } from '#features/settings/facts.ts'
import { pagesWithText } from '#features/settings/page-texts.ts'
import { getSizingBasis } from '#features/sizing/calls.ts'
import { appliancesOf } from '#features/sizing/household/appliances.ts'
import { nameOf } from '#i18n/language.ts'
import { siteTitle } from '#i18n/site-titles.ts'
import type { LayoutData } from './layout-data.ts'
import type { Load } from './load.ts'

const MAX_IN_FOOTER = 5

/** Loads the data of the layout. Never fails: if a request fails, its part is empty, for example the categories in the footer. */
export const loadLayout: Load<LayoutData> = async (api, { language }) => {
  const [categories, subcategories, settings, basis] = await Promise.all([
    api.call(listCategories).catch(() => []),
    api.call(listSubcategories).catch(() => []),
    api.call(listSettings).catch(() => []),
    api.call(getSizingBasis).catch(() => null),
  ])
  const facts = factsFrom(settings, language)
  const named = categories.slice(0, MAX_IN_FOOTER).map((category) => ({ id: category.id, name: nameOf(category, 'name', language) }))
  return {
    categories: named,
    facts,
    trade: siteTitle(language, { trade: facts.lines.trade, categories: named.map(({ name }) => name), country: facts.sites.countryName }),
    hasCalculator: [...categories, ...subcategories].some(isSizedByCalculator),
    pages: pagesWithText(settings),
    basis: basis && { ...basis, appliances: appliancesOf(basis.appliances) },
  }
}
