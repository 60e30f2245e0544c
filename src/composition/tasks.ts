import type { Config } from '../config.ts'
import type { Database } from '../database/schema.ts'
import { findFirstAccountTime } from '../features/accounts/administrator.store.server.ts'
import { findMissedLanguages } from '../features/analytics/missed-languages.store.server.ts'
import { listFrequentNames, listMissedTerms } from '../features/analytics/recent-sums.store.server.ts'
import { findProductNames } from '../features/catalog/product/product-names.server.ts'
import {
  countCompleteDrafts,
  findOutOfStock,
  hasProducts,
  listIncompleteProducts,
} from '../features/catalog/product/product-tasks.store.server.ts'
import { countInquiries } from '../features/inquiries/store/inquiry-list.store.server.ts'
import { countImagesWithoutText } from '../features/media/image-translations.server.ts'
import { findLastBackup, isBackupDue } from '../features/operation/last-backup.server.ts'
import { templateNames, templateTexts } from '../features/replies/template.contract.ts'
import { listTemplates } from '../features/replies/template.store.server.ts'
import { readUnsoldTerms } from '../features/search/own-words/unsold-terms.server.ts'
import { createFormerNameFinder, listWrittenTexts } from '../features/settings/company/former-names.server.ts'
import { listCurrentRates } from '../features/settings/exchange/exchange-rate.store.server.ts'
import { listHeldSettings } from '../features/settings/setting.store.server.ts'
import { isOwnerSetting } from '../features/settings/setting-keys.ts'
import { listUnsetFacts } from '../features/settings/unset-facts.ts'
import type { FindTask } from '../features/tasks/tasks.api.server.ts'
import type { Task } from '../features/tasks/tasks.contract.ts'
import { defaultLanguage, type Language } from '../i18n/language.ts'
import { isRateOld, type SecondCurrency } from '../kit/exchange-rate.ts'
import { dayAndMinute } from '../kit/havana.ts'
import type { Clock } from '../platform/clock.server.ts'

type Dependencies = {
  db: Database
  clock: Clock
  config: Config
  countTranslations: () => Promise<number>
  countMissingFigures: () => Promise<number>
  searchProducts: (words: string, language: Language) => Promise<{ ids: readonly number[] }>
}

/** A product becomes a task if at least this many visitors viewed it within four weeks while it was out of stock. */
const MIN_VIEWERS = 5
/** Maximum number of products that a task names if its link leads to a list of all. */
const MAX_PRODUCTS = 5
/** A search term without results becomes a task after this number of searches: a single search may be a typing error. */
const MIN_SEARCHES = 2
/** Maximum number of terms that are searched again whenever the dashboard loads its tasks; more would take too long. */
const MAX_TERMS = 10

/** Creates the functions that each find one task of the dashboard, in the order of its list. */
export function createTaskFinders({ db, clock, config, countTranslations, countMissingFigures, searchProducts }: Dependencies): FindTask[] {
  const today = () => dayAndMinute(clock.now()).day
  const unsetFacts = async (isOwner: boolean) => {
    const { own, legal, contact, texts, examples, optional } = listUnsetFacts(await listHeldSettings(db))
    return { keys: [...own, ...legal, ...contact, ...texts].filter((key) => isOwner || !isOwnerSetting(key)), examples, optional }
  }
  const findOldRate = async (wanted: SecondCurrency) => {
    const rate = (await listCurrentRates(db)).find(({ currency }) => currency === wanted)
    return rate && rate.perUsd !== null && isRateOld({ ...rate, perUsd: rate.perUsd }, today()) ? rate : undefined
  }
  return [
    async ({ isOwner }) => (isOwner && !(await hasProducts(db)) ? { kind: 'setup', keys: (await unsetFacts(isOwner)).keys } : undefined),
    async () => counted('inquiries-new', (await countInquiries(db, {})).new),
    async () => counted('inquiries-suspected', (await countInquiries(db, {})).suspicious),
    async () => {
      // The shop cannot see backups that PostgreSQL's own tools made.
      if (config.databaseUrl) return undefined
      const last = await findLastBackup(config.dataDir)
      return isBackupDue(last, { now: clock.now(), since: await findFirstAccountTime(db) }) ? { kind: 'backup', last } : undefined
    },
    async () => oldRate('rate', await findOldRate('CUP')),
    async () => oldRate('rate-eur', await findOldRate('EUR')),
    async ({ isOwner }) => {
      const { keys, examples } = await unsetFacts(isOwner)
      return keys.length > 0 ? { kind: 'facts', count: keys.length, keys, examples } : undefined
    },
    async () => findFormerNameTask(db),
    async () => {
      const viewed = await listFrequentNames(db, 'product:out', { today: today(), minCount: MIN_VIEWERS, limit: 200 })
      const out = await findOutOfStock(
        db,
        viewed.map(({ name }) => Number(name)),
      )
      return out.length > 0 ? { kind: 'out-of-stock', count: out.length, products: out } : undefined
    },
    async () => {
      const isUnsold = await readUnsoldTerms(db)
      const frequent = await listMissedTerms(db, { today: today(), minCount: MIN_SEARCHES })
      const missed = frequent.filter(({ name }) => !isUnsold(name)).slice(0, MAX_TERMS)
      const languages = await findMissedLanguages(
        db,
        missed.map(({ name }) => name),
      )
      const terms = []
      for (const { name: term } of missed) {
        const language = languages.get(term)
        const { ids } = await searchProducts(term, language ?? defaultLanguage)
        if (ids.length === 0) terms.push({ term, language })
      }
      return terms.length > 0 ? { kind: 'searches', count: terms.length, terms } : undefined
    },
    async () => counted('drafts', await countCompleteDrafts(db)),
    async () => {
      const incomplete = await listIncompleteProducts(db)
      const first = incomplete.slice(0, MAX_PRODUCTS)
      const names = await findProductNames(db, { ids: first.map(({ id }) => id) })
      const products = first.flatMap(({ id, missing: [field] }) => {
        const named = names.find((one) => one.id === id)
        return named && field ? [{ id, nameDe: named.nameDe, nameEs: named.nameEs, nameEn: named.nameEn, field }] : []
      })
      return products.length > 0 ? { kind: 'incomplete', count: incomplete.length, products } : undefined
    },
    async () => counted('figures', await countMissingFigures()),
    async () => counted('translations', await countTranslations()),
    async () => counted('pictures', await countImagesWithoutText(db)),
    async ({ isOwner }) => {
      const names = isOwner ? (await unsetFacts(isOwner)).optional : []
      return names.length > 0 ? { kind: 'optional-facts', count: names.length, names } : undefined
    },
  ]
}

type CountedKind = 'inquiries-new' | 'inquiries-suspected' | 'drafts' | 'figures' | 'translations' | 'pictures'

const counted = <Kind extends CountedKind>(kind: Kind, count: number) => (count > 0 ? { kind, count } : undefined)

const oldRate = <Kind extends 'rate' | 'rate-eur'>(kind: Kind, rate: { day: string } | undefined) => rate && { kind, day: rate.day }

async function findFormerNameTask(db: Database): Promise<Task | undefined> {
  const findNames = await createFormerNameFinder(db)
  const settings = (await listWrittenTexts(db)).map(({ key, value }) => ({ key, found: findNames(value) }))
  const templates = (await listTemplates(db)).map((template) => ({
    template,
    found: [...templateNames, ...templateTexts].flatMap((field) => findNames(template[field])),
  }))
  const names = [...new Set([...settings, ...templates].flatMap(({ found }) => found))]
  if (names.length === 0) return undefined
  return {
    kind: 'former-name',
    names,
    keys: settings.flatMap(({ key, found }) => (found.length > 0 ? key : [])),
    templates: templates.flatMap(({ template: { id, nameDe, nameEs, nameEn }, found }) =>
      found.length > 0 ? { id, nameDe, nameEs, nameEn } : [],
    ),
  }
}
