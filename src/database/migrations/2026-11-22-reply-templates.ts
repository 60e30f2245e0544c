import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

const KINDS = "kind in ('product', 'category', 'subcategory', 'setting', 'inquiry', 'image', 'glossary', 'account', 'template')"
const ACTIONS = "action in ('created', 'changed', 'deleted', 'restored', 'erased')"

/** Creates the reply templates, adds the shipped ones, and allows the history to record their changes. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const table = db.schema.createTable('reply_template')
  const withId =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  let columns = withId
  for (const name of ['name_de', 'name_es', 'name_en', 'text_de', 'text_es', 'text_en'])
    columns = columns.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  await columns
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  const stamp = '2026-11-22T00:00:00.000Z'
  await db
    .insertInto('reply_template')
    .values(shipped.map((template, index) => ({ ...template, sort_order: index + 1, created_at: stamp, updated_at: stamp })))
    .execute()
  await letHistoryTell(db, engine)
}

async function letHistoryTell(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'postgres') {
    await db.schema.alterTable('edit').dropConstraint('edit_kind_check').execute()
    await db.schema.alterTable('edit').addCheckConstraint('edit_kind_check', sql.raw(KINDS)).execute()
    return
  }
  // SQLite cannot change the constraint of a table: copies all rows with their ids to a new table, which replaces the old one.
  await db.schema
    .createTable('edit_next')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql.raw(KINDS)))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('action', 'text', (column) => column.notNull().check(sql.raw(ACTIONS)))
    .addColumn('administrator_id', 'integer', (column) => column.references('administrator.id').onDelete('set null'))
    .addColumn('administrator', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('after', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await sql`insert into edit_next select id, kind, subject, title, action, administrator_id, administrator, at, before, after from edit`.execute(
    db,
  )
  await db.schema.dropTable('edit').execute()
  await db.schema.alterTable('edit_next').renameTo('edit').execute()
  await db.schema.createIndex('edit_subject').on('edit').columns(['kind', 'subject', 'id']).execute()
}

/** Shipped templates. Their texts suit any product; the fields in braces are replaced by the goods in stock and out of stock. */
const shipped = [
  {
    name_de: 'Begrüßung',
    name_es: 'Saludo',
    name_en: 'Greeting',
    text_de: 'Guten Tag {Name}, hier ist {Firma}. Vielen Dank für Ihre Nachricht.\n\nIhr Code bei uns: {Code}',
    text_es: 'Hola, {Nombre}. Le escribimos de {Empresa}. Gracias por su mensaje.\n\nSu código con nosotros: {Código}',
    text_en: 'Hello {Name}, this is {Company}. Thank you for your message.\n\nYour code with us: {Code}',
  },
  {
    name_de: 'Verfügbarkeit und Preis',
    name_es: 'Disponibilidad y precio',
    name_en: 'Availability and price',
    text_de:
      'Guten Tag {Name}, hier ist {Firma}. Vielen Dank für Ihre Nachricht.\n\nIhr Code bei uns: {Code}\n\nAuf Lager haben wir:\n{Auf Lager}\nWann möchten Sie abholen?\n\nZurzeit nicht auf Lager:\n{Nicht auf Lager}\nSollen wir Ihnen schreiben, sobald es da ist?',
    text_es:
      'Hola, {Nombre}. Le escribimos de {Empresa}. Gracias por su mensaje.\n\nSu código con nosotros: {Código}\n\nTenemos en existencia:\n{En existencia}\n¿Cuándo desea recogerlo?\n\nPor ahora no tenemos en existencia:\n{Sin existencia}\n¿Desea que le escribamos cuando haya?',
    text_en:
      'Hello {Name}, this is {Company}. Thank you for your message.\n\nYour code with us: {Code}\n\nWe have in stock:\n{In stock}\nWhen would you like to collect it?\n\nNot in stock at the moment:\n{Not in stock}\nShall we write to you once it is there?',
  },
  {
    name_de: 'Rückfrage zum Bedarf',
    name_es: 'Pregunta sobre la necesidad',
    name_en: 'Question about what is needed',
    text_de:
      'Guten Tag {Name}, hier ist {Firma}. Vielen Dank für Ihre Nachricht.\n\nIhr Code bei uns: {Code}\n\nDamit wir Ihnen das Passende anbieten können: Was möchten Sie damit machen, welche Menge brauchen Sie, und bis wann?',
    text_es:
      'Hola, {Nombre}. Le escribimos de {Empresa}. Gracias por su mensaje.\n\nSu código con nosotros: {Código}\n\nPara ofrecerle lo adecuado: ¿para qué lo necesita, qué cantidad y para cuándo?',
    text_en:
      'Hello {Name}, this is {Company}. Thank you for your message.\n\nYour code with us: {Code}\n\nSo that we can offer you what fits: what do you want to do with it, how much do you need, and by when?',
  },
  {
    name_de: 'Abholung im Lager',
    name_es: 'Recogida en el almacén',
    name_en: 'Pickup at the warehouse',
    text_de:
      'Guten Tag {Name}, hier ist {Firma}. Vielen Dank für Ihre Nachricht.\n\nIhr Code bei uns: {Code}\n\nIn unserem Lager können Sie abholen:\n{Auf Lager}\n\nAdresse: {Adresse}\nGeöffnet: {Öffnungszeiten}\nTelefon: {Telefon}\n\nWann möchten Sie kommen?',
    text_es:
      'Hola, {Nombre}. Le escribimos de {Empresa}. Gracias por su mensaje.\n\nSu código con nosotros: {Código}\n\nPuede recoger en nuestro almacén:\n{En existencia}\n\nDirección: {Dirección}\nHorario: {Horario}\nTeléfono: {Teléfono}\n\n¿Cuándo desea venir?',
    text_en:
      'Hello {Name}, this is {Company}. Thank you for your message.\n\nYour code with us: {Code}\n\nYou can collect at our warehouse:\n{In stock}\n\nAddress: {Address}\nOpen: {Opening hours}\nPhone: {Phone}\n\nWhen would you like to come?',
  },
  {
    name_de: 'Zurzeit nicht auf Lager',
    name_es: 'Sin existencia por ahora',
    name_en: 'Not in stock at the moment',
    text_de:
      'Guten Tag {Name}, hier ist {Firma}. Vielen Dank für Ihre Nachricht.\n\nIhr Code bei uns: {Code}\n\nZurzeit nicht auf Lager:\n{Nicht auf Lager}\nSollen wir Ihnen schreiben, sobald es da ist?',
    text_es:
      'Hola, {Nombre}. Le escribimos de {Empresa}. Gracias por su mensaje.\n\nSu código con nosotros: {Código}\n\nPor ahora no tenemos en existencia:\n{Sin existencia}\n¿Desea que le escribamos cuando haya?',
    text_en:
      'Hello {Name}, this is {Company}. Thank you for your message.\n\nYour code with us: {Code}\n\nNot in stock at the moment:\n{Not in stock}\nShall we write to you once it is there?',
  },
  {
    name_de: 'E-Mail mit Zitat',
    name_es: 'Correo con cita',
    name_en: 'E-mail with quotation',
    text_de: 'Guten Tag {Name},\n\nvielen Dank für Ihre Anfrage vom {Datum}:\n\n{Nachricht}\n\n\n\nMit freundlichen Grüßen\n{Firma}',
    text_es: 'Hola, {Nombre}:\n\nGracias por su consulta del {Fecha}:\n\n{Mensaje}\n\n\n\nSaludos cordiales\n{Empresa}',
    text_en: 'Hello {Name},\n\nThank you for your inquiry of {Date}:\n\n{Message}\n\n\n\nKind regards\n{Company}',
  },
]
