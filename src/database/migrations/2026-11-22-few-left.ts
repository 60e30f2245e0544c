import type { SchemalessDatabase } from './schemaless.ts'

/** Adds an offer to reserve scarce products to the shipped reply templates, unless staff have changed their text. */
export async function up(db: SchemalessDatabase): Promise<void> {
  for (const [column, before, after] of changes)
    await db
      .updateTable('reply_template')
      .set({ [column]: after })
      .where(column, '=', before)
      .execute()
}

const begin = {
  text_de: 'Guten Tag {Name}, hier ist {Firma}. Vielen Dank für Ihre Nachricht.\n\nIhr Code bei uns: {Code}\n\n',
  text_es: 'Hola, {Nombre}. Le escribimos de {Empresa}. Gracias por su mensaje.\n\nSu código con nosotros: {Código}\n\n',
  text_en: 'Hello {Name}, this is {Company}. Thank you for your message.\n\nYour code with us: {Code}\n\n',
}
const few = {
  text_de: 'Davon haben wir nur noch wenige:\n{Nur noch wenige}\nSollen wir für Sie reservieren?\n\n',
  text_es: 'Quedan pocas unidades:\n{Quedan pocas unidades}\n¿Desea que se lo reservemos?\n\n',
  text_en: 'Only a few left:\n{Few left}\nShall we reserve it for you?\n\n',
}
/** Text of the shipped templates before the new paragraph (`start`) and after it (`end`). */
const parts = [
  {
    column: 'text_de',
    start: 'Auf Lager haben wir:\n{Auf Lager}\nWann möchten Sie abholen?\n\n',
    end: 'Zurzeit nicht auf Lager:\n{Nicht auf Lager}\nSollen wir Ihnen schreiben, sobald es da ist?',
  },
  {
    column: 'text_es',
    start: 'Tenemos en existencia:\n{En existencia}\n¿Cuándo desea recogerlo?\n\n',
    end: 'Por ahora no tenemos en existencia:\n{Sin existencia}\n¿Desea que le escribamos cuando haya?',
  },
  {
    column: 'text_en',
    start: 'We have in stock:\n{In stock}\nWhen would you like to collect it?\n\n',
    end: 'Not in stock at the moment:\n{Not in stock}\nShall we write to you once it is there?',
  },
  {
    column: 'text_de',
    start: 'In unserem Lager können Sie abholen:\n{Auf Lager}\n\n',
    end: 'Adresse: {Adresse}\nGeöffnet: {Öffnungszeiten}\nTelefon: {Telefon}\n\nWann möchten Sie kommen?',
  },
  {
    column: 'text_es',
    start: 'Puede recoger en nuestro almacén:\n{En existencia}\n\n',
    end: 'Dirección: {Dirección}\nHorario: {Horario}\nTeléfono: {Teléfono}\n\n¿Cuándo desea venir?',
  },
  {
    column: 'text_en',
    start: 'You can collect at our warehouse:\n{In stock}\n\n',
    end: 'Address: {Address}\nOpen: {Opening hours}\nPhone: {Phone}\n\nWhen would you like to come?',
  },
] as const
const changes = parts.map(
  ({ column, start, end }) => [column, `${begin[column]}${start}${end}`, `${begin[column]}${start}${few[column]}${end}`] as const,
)
