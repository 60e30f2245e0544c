import { z } from 'zod'
import { idSchema, timestampSchema } from '#api/fields.ts'
import { stockStatuses } from '#features/catalog/goods/stock.ts'
import { type Assumptions, chemistries } from './assumptions.ts'
import { applianceKeys } from './household/appliance-figures.ts'
import { type Household, sites, sunChoices, supplies } from './household/household.ts'
import { type Correction, correctionReasons, inputProblems, MAX_HOUSEHOLD_LINK_LENGTH, numberFields } from './household/household-form.ts'
import { installationParts } from './kits/installation.ts'
import { type Kit, type KitSearchResult, kitClasses, shortageReasons } from './kits/kit.ts'
import type { Needs } from './needs.ts'
import { figureKeys } from './settings/setting-fields.ts'

/** `home`: a household encoded as in a link (household-link.ts). Any text that is not too long is corrected to a household. */
export const sizingQuerySchema = z.object({ home: z.string().max(MAX_HOUSEHOLD_LINK_LENGTH, 'problem.tooLong').default('') })
export type SizingQuery = z.input<typeof sizingQuerySchema>

const figure = z.number()
const name = z.object({ es: z.string(), de: z.string(), en: z.string() })

const householdSchema = z.object({
  loads: z.array(
    z.object({
      key: z.enum(applianceKeys).optional(),
      name: z.string().optional(),
      count: figure,
      watts: figure,
      dayHours: figure,
      nightHours: figure,
      duty: figure,
      startFactor: figure,
      hasMotor: z.literal(true).optional(),
      takesTurns: z.literal(true).optional(),
      isNotForBattery: z.literal(true).optional(),
    }),
  ),
  supply: z.enum(supplies),
  sun: z.enum(sunChoices),
  outageHours: figure,
  isNight: z.boolean(),
  chemistry: z.enum(chemistries),
  growthPercent: figure,
  site: z.enum(sites),
  cableM: figure.optional(),
}) satisfies z.ZodType<Household>

const correctionSchema = z.union([
  z.object({
    field: z.enum(numberFields),
    reason: z.enum(correctionReasons),
    row: z.int().optional(),
  }),
  z.object({ field: z.enum(inputProblems) }),
]) satisfies z.ZodType<Correction>

const perChemistry = z.object({ lifepo4: figure, agm: figure })
const assumptionsSchema = z.object({
  sunHours: figure,
  weakestSunHours: figure,
  performance: figure,
  performanceByBattery: figure,
  depth: perChemistry,
  roundTrip: perChemistry,
  bankV: perChemistry,
  offGridDays: figure,
  idleShare: figure,
  idleLeastW: figure,
  cableM: figure,
  powerMargin: figure,
  powerFactor: figure,
  generatorLoad: figure,
}) satisfies z.ZodType<Assumptions>

const needsSchema = z.object({
  dailyWh: figure,
  gridWh: figure,
  idleW: figure,
  backupWh: figure,
  panelWp: figure,
  batteryWh: figure,
  batteryAh: figure,
  batteryV: figure,
  runningW: figure,
  continuousW: figure,
  surgeW: figure,
  generatorVa: figure,
}) satisfies z.ZodType<Needs>

const lineSchema = z.object({ id: idSchema, quantity: z.int().positive() })
const kitSchema = z.object({
  classes: z.array(z.enum(kitClasses)).readonly(),
  lines: z.array(lineSchema).readonly(),
  installation: z.object({ lines: z.array(lineSchema).readonly(), missing: z.array(z.enum(installationParts)).readonly() }).optional(),
  cents: z.int().nullable(),
  orderedIds: z.array(idSchema).readonly(),
  reservedIds: z.array(idSchema).readonly(),
  carriedHours: figure,
  panelWp: figure,
  batteryWh: figure,
  inverterKw: figure,
  offGrid: z.object({ averageWh: figure, weakestWh: figure, usesWh: figure, rechargeDays: figure.optional() }).optional(),
  charging: z.object({ givesA: figure, takesA: figure }).optional(),
}) satisfies z.ZodType<Kit>

/** Basis of all sizing: assumptions with the source of each, appliances, and the time of the last change (`assumedOn`). */
export const sizingBasisSchema = z.object({
  assumed: assumptionsSchema,
  /** Source of each assumption; empty for our own estimate. */
  sources: z.record(z.enum(figureKeys), z.string()),
  assumedOn: z.string(),
  /** Appliances to choose from, in the order of the list. */
  appliances: z.array(
    z.object({
      key: z.enum(applianceKeys),
      name,
      watts: figure,
      dayHours: figure,
      nightHours: figure,
      duty: figure,
      startFactor: figure,
      source: z.string(),
      takesTurns: z.literal(true).optional(),
      isNotForBattery: z.literal(true).optional(),
    }),
  ),
})
export type SizingBasis = z.infer<typeof sizingBasisSchema>

/** A household after corrections, its needs, and kits from the stock. */
export const sizingSchema = sizingBasisSchema.extend({
  /** The household encoded as in a link. */
  home: z.string(),
  household: householdSchema,
  corrections: z.array(correctionSchema).readonly(),
  /** Time of the calculation. Prices and stock of the kits are as of this time. */
  calculatedOn: timestampSchema,
  needs: needsSchema,
  kits: z.array(kitSchema).readonly(),
  shortage: z.enum(shortageReasons).optional(),
  missing: z.partialRecord(z.enum(kitClasses), z.enum(shortageReasons)).optional(),
  system: kitSchema.optional(),
  otherSystem: kitSchema.optional(),
  generator: lineSchema.extend({ cents: z.int().nullable(), stock: z.enum(stockStatuses) }).optional(),
}) satisfies z.ZodType<KitSearchResult>
export type Sizing = z.infer<typeof sizingSchema>
