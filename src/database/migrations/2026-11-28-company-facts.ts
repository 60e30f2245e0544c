import type { SchemalessDatabase } from './schemaless.ts'

/** Facts about the company that earlier versions had in their code. */
const facts: Record<string, string> = {
  company_brand: 'Matanzas Solar',
  company_colour_main: '#0a363f',
  company_colour_accent: '#f5a617',
  company_country: 'CU',
  company_region: 'Matanzas',
  company_places: 'Matanzas · Habana del Este',
  company_office_place: 'Matanzas',
  company_warehouse_place: 'Habana del Este',
  company_warehouse_region: 'La Habana',
  company_certificates: 'CE\nIEC\nRoHS\nISO 9001',
  contact_technical_phone: '+53 5000 0001',
  contact_sales_phone: '+53 5000 0002',
  contact_warehouse_phone: '+53 5000 0003',
  contact_email_technical: 'info@matanzas-solar.example',
  contact_email_sales: 'ventas@matanzas-solar.example',
  contact_address: 'Almacén Habana del Este, La Habana, Cuba',
  opening_hours: 'Mo-Sa 08:00-18:00',
  currencies: 'USD, EUR, CUP',
  statistic_years: '35+',
  statistic_clients: '1000+',
  statistic_systems: '20+',
  statistic_countries: '50+',
  statistic_containers: '1000+',
  statistic_support: '24/7',
  claim_sun_days: '330',
  claim_irradiation: '5.5',
  claim_panels_from: '300',
  claim_panels_to: '550',
  claim_battery_cycles: '6000',
  claim_systems_from_kw: '3',
  claim_systems_to_kw: '30',
  line_partner_es: 'socio alemán',
  line_partner_en: 'German partner',
  line_partner_de: 'deutscher Partner',
  line_footer_es: 'Importamos y vendemos equipos solares y de energía en Cuba, junto con un socio alemán con {years} años de experiencia.',
  line_footer_en: 'We import and sell solar and power equipment in Cuba, together with a German partner with {years} years of experience.',
  line_footer_de:
    'Wir importieren und verkaufen Solar- und Energietechnik in Kuba, gemeinsam mit einem deutschen Partner mit {years} Jahren Erfahrung.',
  line_home_es:
    'Representamos en Cuba a un fabricante de equipos solares y generadores. Con nuestro socio alemán, que lleva {years} años en el oficio, traemos sistemas completos y piezas con garantía.',
  line_home_en:
    'We represent a maker of solar equipment and generators in Cuba. With our German partner, {years} years in the trade, we bring complete systems and parts with warranty.',
  line_home_de:
    'Wir vertreten in Kuba einen Hersteller von Solartechnik und Generatoren. Mit unserem deutschen Partner, seit {years} Jahren im Fach, liefern wir Komplettsysteme und Teile mit Garantie.',
  line_about_es: 'Somos una empresa privada cubana. Importamos y vendemos equipos solares y de energía desde Matanzas y Habana del Este.',
  line_about_en: 'We are a private Cuban company. We import and sell solar and power equipment from Matanzas and Habana del Este.',
  line_about_de:
    'Wir sind ein privates kubanisches Unternehmen. Von Matanzas und Habana del Este aus führen wir Solar- und Energietechnik ein und verkaufen sie.',
  line_partnership_es: 'Importamos juntos: su experiencia afuera y nuestro trabajo aquí.',
  line_partnership_en: 'We import together: their experience abroad and our work here.',
  line_partnership_de: 'Wir führen gemeinsam ein: seine Erfahrung draußen und unsere Arbeit hier.',
  page_about_es:
    'Empezamos como representantes en Cuba de un fabricante de equipos solares y generadores. Hoy importamos junto con un socio alemán que tiene 35 años de experiencia.\n\nVendemos sistemas completos de 3 a 30\u00a0kW, paneles, inversores, baterías, generadores, materiales de construcción, filtros de agua y accesorios.\n\nConocemos los apagones y el salitre porque vivimos aquí. Por eso preguntamos primero qué equipos usa y cuántas horas, y después le decimos qué sistema le hace falta.',
  page_about_en:
    'We began as the representatives in Cuba of a manufacturer of solar equipment and generators. Today we import together with a German partner who has 35 years of experience.\n\nWe sell complete systems of 3 to 30\u00a0kW, panels, inverters, batteries, generators, construction materials, water filters and accessories.\n\nWe know the blackouts and the salt air because we live here. So we first ask what you run and for how many hours, and then say which system you need.',
  page_about_de:
    'Angefangen haben wir als Vertreter eines Herstellers von Solartechnik und Generatoren in Kuba. Heute führen wir gemeinsam mit einem deutschen Partner ein, der 35 Jahre Erfahrung hat.\n\nWir verkaufen Komplettanlagen von 3 bis 30\u00a0kW, Module, Wechselrichter, Batterien, Generatoren, Baumaterial, Wasserfilter und Zubehör.\n\nStromausfälle und Salzluft kennen wir, weil wir hier leben. Deshalb fragen wir zuerst, welche Geräte Sie wie viele Stunden nutzen, und sagen dann, welche Anlage Sie brauchen.',
  page_imprint_es:
    'Representamos en Cuba a un fabricante de equipos solares y generadores, e importamos junto con un socio alemán. Vendemos en Cuba, con oficinas en Matanzas y Habana del Este.',
  page_imprint_en:
    'We represent a manufacturer of solar equipment and generators in Cuba, and import together with a German partner. We sell in Cuba, with offices in Matanzas and Habana del Este.',
  page_imprint_de:
    'Wir vertreten in Kuba einen Hersteller von Solartechnik und Generatoren und führen gemeinsam mit einem deutschen Partner ein. Wir verkaufen in Kuba, mit Büros in Matanzas und Habana del Este.',
}

const oldHours = ['es', 'en', 'de'] as const
/** Texts with the same meaning as the opening hours in `facts`. */
const usualHours = new Set(['Lunes a sábado, 8:00 a 18:00', 'Montag bis Samstag, 8:00 bis 18:00 Uhr', 'Monday to Saturday, 8:00 to 18:00'])

/**
 * Stores the facts that were in the code as settings, so that a shop in use looks as before. The opening hours, until now a text
 * per language, become one machine-readable setting; a text that cannot be converted becomes a note.
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  if (!(await isInUse(db))) return
  const updated_at = new Date().toISOString()
  const rows: { key: string; value: string }[] = await db.selectFrom('site_setting').select(['key', 'value']).execute()
  const before = new Map(rows.map(({ key, value }) => [key, value.trim()]))
  await db
    .updateTable('edit')
    .set({ subject: 'opening_hours', title: 'opening_hours' })
    .where('kind', '=', 'setting')
    .where('subject', '=', 'hours_machine')
    .execute()
  const own: Record<string, string> = { opening_hours: before.get('hours_machine') || readHours(before) || '' }
  for (const language of oldHours) {
    const text = before.get(`hours_${language}`) ?? ''
    if (text && !usualHours.has(text) && !hoursIn(text)) own[`hours_note_${language}`] = text
    await db
      .updateTable('edit')
      .set({ subject: `hours_note_${language}`, title: `hours_note_${language}` })
      .where('kind', '=', 'setting')
      .where('subject', '=', `hours_${language}`)
      .execute()
  }
  await db
    .deleteFrom('site_setting')
    .where('key', 'in', ['hours_machine', ...oldHours.map((language) => `hours_${language}`)])
    .execute()
  for (const [key, usual] of Object.entries({ ...facts, ...Object.fromEntries(Object.keys(own).map((key) => [key, facts[key] ?? ''])) })) {
    const value = own[key] || usual
    if (before.get(key) || !value) continue
    await db
      .insertInto('site_setting')
      .values({ key, value, updated_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
      .execute()
  }
}

async function isInUse(db: SchemalessDatabase): Promise<boolean> {
  for (const table of ['site_setting', 'product', 'category', 'image']) {
    if (
      await db
        .selectFrom(table)
        .select((row) => row.val(1).as('one'))
        .limit(1)
        .executeTakeFirst()
    )
      return true
  }
  return false
}

const dayNames = [
  ['Mo', 'lunes', 'montag', 'monday'],
  ['Tu', 'martes', 'dienstag', 'tuesday'],
  ['We', 'miércoles', 'mittwoch', 'wednesday'],
  ['Th', 'jueves', 'donnerstag', 'thursday'],
  ['Fr', 'viernes', 'freitag', 'friday'],
  ['Sa', 'sábado', 'samstag', 'saturday'],
  ['Su', 'domingo', 'sonntag', 'sunday'],
] as const
const FREE = /^(\p{L}+)(?: (?:a|bis|to) (\p{L}+))?,? (?:de |von |from )?(\d{1,2}):(\d\d) (?:a|bis|to) (\d{1,2}):(\d\d)(?: Uhr)?\.?$/iu

/** Returns the opening hours from the first language whose text can be converted. */
function readHours(before: ReadonlyMap<string, string>): string | undefined {
  return oldHours.map((language) => hoursIn(before.get(`hours_${language}`) ?? '')).find(Boolean)
}

/** Converts "Lunes a viernes, 9:00 a 17:00" to "Mo-Fr 09:00-17:00"; returns undefined for a text of another form. */
function hoursIn(text: string): string | undefined {
  const [, from = '', to = from, h1 = '', m1, h2 = '', m2] = FREE.exec(text) ?? []
  const day = (name: string) => dayNames.find((names) => (names as readonly string[]).includes(name.toLowerCase()))?.[0]
  const [first, last] = [day(from), day(to)]
  const [opens, closes] = [`${h1.padStart(2, '0')}:${m1}`, `${h2.padStart(2, '0')}:${m2}`]
  if (!first || !last || Number(h1) > 23 || Number(h2) > 23 || opens >= closes) return undefined
  return `${first === last ? first : `${first}-${last}`} ${opens}-${closes}`
}
