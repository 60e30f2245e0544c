import type { SchemalessDatabase } from './schemaless.ts'

/** Statements about the company that earlier versions had in their code. */
const facts: Record<string, string> = {
  company_handover: 'pickup',
  line_warehouse_es: 'Almacén y oficina',
  line_warehouse_en: 'Warehouse and office',
  line_warehouse_de: 'Lager und Büro',
}
/** Guarantee text that pages showed if staff had written none in any language. */
const guarantee: Record<string, string> = {
  page_guarantee_es:
    'La página de cada producto dice qué garantías tiene. Lo que vale en su caso se lo confirmamos antes de la compra.\n\n**Al recoger el producto**\n\n- Revíselo en el almacén antes de llevárselo.\n- Guarde la factura y, si lo hay, el número de serie.\n\n**Si llegó dañado, no es el correcto o falla**\n\n1. Deje de usarlo si hay riesgo, sobre todo con electricidad.\n2. Escríbanos por WhatsApp con el número de la factura, fotos y lo que pasó.\n3. Le decimos si se repara, se cambia o se devuelve, y dónde entregarlo.\n\nInstale y use el producto como dice su manual: los daños por una instalación o un uso distintos no suelen tener garantía.',
  page_guarantee_en:
    'The page of each product says which guarantees it has. We confirm what applies in your case before you buy.\n\n**When you collect the product**\n\n- Check it at the warehouse before you take it with you.\n- Keep the invoice and, if there is one, the serial number.\n\n**If it is damaged, is not the right one or fails**\n\n1. Stop using it if there is any danger, above all with electricity.\n2. Write to us on WhatsApp with the invoice number, photos and a description of what happened.\n3. We tell you whether it is repaired, replaced or taken back, and where to bring it.\n\nInstall and use the product as its manual says: damage from any other installation or use is usually not covered.',
  page_guarantee_de:
    'Die Seite jedes Produkts sagt, welche Garantien es hat. Was in Ihrem Fall gilt, bestätigen wir vor dem Kauf.\n\n**Beim Abholen**\n\n- Prüfen Sie das Produkt im Lager, bevor Sie es mitnehmen.\n- Heben Sie die Rechnung auf und, falls vorhanden, die Seriennummer.\n\n**Wenn es beschädigt ist, nicht stimmt oder ausfällt**\n\n1. Benutzen Sie es nicht weiter, wenn Gefahr besteht, vor allem bei Strom.\n2. Schreiben Sie uns per WhatsApp mit Rechnungsnummer, Fotos und dem, was passiert ist.\n3. Wir sagen Ihnen, ob es repariert, umgetauscht oder zurückgenommen wird und wohin Sie es bringen.\n\nInstallieren und benutzen Sie das Produkt nach seiner Anleitung: Schäden durch eine andere Installation oder Verwendung sind meist nicht gedeckt.',
}

/** Stores the statements that were in the code as settings, so that a shop in use keeps its texts. */
export async function up(db: SchemalessDatabase): Promise<void> {
  const rows: { key: string; value: string }[] = await db.selectFrom('site_setting').select(['key', 'value']).execute()
  if (rows.length === 0) return
  const set = new Set(rows.filter(({ value }) => value.trim() !== '').map(({ key }) => key))
  const hasGuarantee = Object.keys(guarantee).some((key) => set.has(key))
  const updated_at = new Date().toISOString()
  for (const [key, value] of Object.entries({ ...facts, ...(hasGuarantee ? {} : guarantee) })) {
    if (set.has(key)) continue
    await db
      .insertInto('site_setting')
      .values({ key, value, updated_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
      .execute()
  }
}
