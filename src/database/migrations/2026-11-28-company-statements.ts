import type { SchemalessDatabase } from './schemaless.ts'

/** Statements about the company and its products that earlier versions had in their code. */
const statements: Record<string, string> = {
  company_services: 'systems, advice, import, setup, care',
  company_reasons: 'import, stock, warranty, languages',
  line_trade_es: 'Equipos solares y de energía',
  line_trade_en: 'Solar and power equipment',
  line_trade_de: 'Solar- und Energietechnik',
  line_headline_es: 'Importamos directo y respondemos aquí',
  line_headline_en: 'We import directly and answer here',
  line_headline_de: 'Wir importieren direkt und sind vor Ort',
  line_motto_es: 'Importamos equipos solares y respondemos por ellos',
  line_motto_en: 'We import solar equipment and stand behind it',
  line_motto_de: 'Wir führen Solartechnik ein und stehen dafür gerade',
}

/** Sentences about the range of goods, with the smallest and largest power of systems if both are set. */
function ranges(from: string | undefined, to: string | undefined): Record<string, string> {
  const between = (word: string, and: string) => (from && to ? ` ${word} ${from} ${and} ${to} kW` : '')
  return {
    line_range_es: `Sistemas solares${between('de', 'a')}, paneles, inversores, baterías de litio y generadores`,
    line_range_en: `Solar systems${between('from', 'to')}, panels, inverters, lithium batteries and generators`,
    line_range_de: `Solarsysteme${between('von', 'bis')}, Module, Wechselrichter, Lithiumbatterien und Generatoren`,
  }
}

/** Stores the statements that were in the code as settings, so that a shop in use keeps its texts. */
export async function up(db: SchemalessDatabase): Promise<void> {
  const rows: { key: string; value: string }[] = await db.selectFrom('site_setting').select(['key', 'value']).execute()
  if (rows.length === 0) return
  const set = new Map(rows.map(({ key, value }) => [key, value.trim()]))
  const updated_at = new Date().toISOString()
  const added = { ...statements, ...ranges(set.get('claim_systems_from_kw'), set.get('claim_systems_to_kw')) }
  for (const [key, value] of Object.entries(added)) {
    if (set.get(key)) continue
    await db
      .insertInto('site_setting')
      .values({ key, value, updated_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
      .execute()
  }
}
