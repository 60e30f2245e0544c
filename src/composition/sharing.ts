import { readDemoCompany } from '../database/seed/read-demo.server.ts'
import { listCategories, listSubcategories } from '../features/catalog/calls.ts'
import { isSizedByCalculator } from '../features/catalog/goods/advice.ts'
import { findSharedSubjects, listCataloguePages } from '../features/catalog/pages/shared-pages.server.ts'
import { findVisibleProduct } from '../features/catalog/product/visible-products.store.server.ts'
import { createIconDrawer } from '../features/media/drawn/company-icons.server.ts'
import { describePictures } from '../features/media/image.store.server.ts'
import { companyNameOf } from '../features/settings/company/company-name.ts'
import { coloursOf, lookOf, markLetters } from '../features/settings/company/look.ts'
import { settingsByKey } from '../features/settings/contacts.ts'
import { factsFrom } from '../features/settings/facts.ts'
import { pagesWithText, textPages } from '../features/settings/page-texts.ts'
import { findSetting, listSettings as storedSettings } from '../features/settings/setting.store.server.ts'
import { defaultLanguage, isLanguage, type Language, nameOf } from '../i18n/language.ts'
import { screenshotLabels, shortcutNames } from '../i18n/manifest-texts.ts'
import { siteTitle } from '../i18n/site-titles.ts'
import { inProcessApi } from '../platform/http/in-process-api.server.ts'
import type { App } from '../platform/http/route.server.ts'
import type { ServerDependencies } from './server-dependencies.ts'

type Dependencies = Pick<ServerDependencies, 'config' | 'db'> & { app: App }

/** Creates the functions that describe the shop to other programs: link previews, the web app's manifest and icons, the sitemap. */
export function createSharingServices({ config, db, app }: Dependencies) {
  const { publicUrl } = config
  const demoCompany = readDemoCompany()
  const findBrand = async () => companyNameOf({ company_brand: await findSetting(db, 'company_brand') }, publicUrl)
  const findColours = async () => coloursOf(settingsByKey(await storedSettings(db)))
  const findTitle = async (language: Language) => {
    const { lines, sites, brand } = { ...factsFrom(await storedSettings(db), language), brand: await findBrand() }
    const categories = (await inProcessApi(app, language).call(listCategories)).map((category) => nameOf(category, 'name', language))
    return siteTitle(language, { trade: lines.trade, categories, country: sites.countryName }) || brand
  }
  const hasCalculator = async () => {
    const api = inProcessApi(app, defaultLanguage)
    return [...(await api.call(listCategories)), ...(await api.call(listSubcategories))].some(isSizedByCalculator)
  }
  const drawIcon = createIconDrawer(db)
  return {
    findDescription: findTitle,
    listShortcuts: async (language: Language) => [
      { name: shortcutNames[language].products, url: '/products' },
      ...((await hasCalculator()) ? [{ name: shortcutNames[language].calculator, url: '/cuba-energia-solar#calc' }] : []),
      // `#c=` without products opens the cart with its present contents.
      { name: shortcutNames[language].cart, url: '/products#c=' },
    ],
    screenshotLabels,
    ...{ findBrand, findMainColour: async () => (await findColours()).main },
    async drawOwnIcon(shape: { size: number; part: number }) {
      const set = settingsByKey(await storedSettings(db))
      const { colours, mark } = lookOf(set, publicUrl, set.company_mark_image)
      return colours || mark
        ? drawIcon({ ...shape, colours: coloursOf(set), letters: markLetters(set, publicUrl), picture: set.company_mark_image })
        : undefined
    },
    isShopOnScreenshots: async () =>
      config.demo === 'auto' &&
      demoCompany.settings.company_brand === (await findBrand()) &&
      (await findVisibleProduct(db, demoCompany.pictured)) !== undefined,
    listPages: async () => [
      ...((await hasCalculator()) ? [{ path: '/cuba-energia-solar' }] : []),
      ...pagesWithText(await storedSettings(db)).map((name) => ({ path: textPages[name].path })),
      ...(await listCataloguePages(db)),
    ],
    findSubjects: async (kind: 'site' | 'product' | 'category' | 'subcategory', id: string) => {
      const set = settingsByKey(await storedSettings(db))
      const { mark } = lookOf(set, publicUrl, set.company_mark_image)
      const own = { brand: companyNameOf(set, publicUrl), places: set.company_places ?? '', colours: coloursOf(set), mark }
      if (kind === 'site') return isLanguage(id) ? [{ title: await findTitle(id), picture: null, ...own }] : undefined
      const subjects = await findSharedSubjects(db, kind, id)
      const there = await describePictures(
        db,
        (subjects ?? []).flatMap(({ picture }) => picture ?? []),
      )
      // Replaces the stored address of a picture by the one that pages use, which contains crop and focal point.
      return subjects?.map(({ picture, ...subject }) => ({ ...subject, picture: there.get(picture ?? '')?.url ?? picture, ...own }))
    },
  }
}
