import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Kinds of goods by slugs of the demonstration's categories and subcategories: former slugs, and those made from Spanish names.
 * A slug stays the same when staff rename a category.
 */
const known: Readonly<Record<string, string>> = {
  'complete-solar-systems': 'system',
  'sistemas-solares-completos': 'system',
  'sistemas-solares': 'system',
  'solar-panels': 'panel',
  'paneles-solares': 'panel',
  'hybrid-inverters': 'inverter',
  'inversores-hibridos': 'inverter',
  inversores: 'inverter',
  batteries: 'battery',
  baterias: 'battery',
  generators: 'generator',
  generadores: 'generator',
  'construction-materials-and-machines': 'material',
  'materiales-y-maquinas-de-construccion': 'material',
  'building-materials': 'material',
  'materiales-de-construccion': 'material',
  'construction-machines': 'machine',
  'maquinas-y-equipos-de-obra': 'machine',
  'power-tools': 'tool',
  'herramientas-electricas': 'tool',
  'water-filters': 'filter',
  'filtros-de-agua': 'filter',
  'filter-cartridges': 'cartridge',
  'cartuchos-filtrantes': 'cartridge',
  accessories: 'accessory',
  accesorios: 'accessory',
  'charge-controllers': 'controller',
  'controladores-de-carga': 'controller',
  'cables-and-connectors': 'cable',
  'cables-y-conectores': 'cable',
  'mounting-systems': 'mounting',
  'sistemas-de-montaje': 'mounting',
}

/** Adds the kind of goods to categories and subcategories, and sets it for those with a known slug. */
export async function up(db: SchemalessDatabase): Promise<void> {
  for (const table of ['category', 'subcategory'] as const) {
    await db.schema.alterTable(table).addColumn('goods', 'text').execute()
    for (const { id, slug } of await db.selectFrom(table).select(['id', 'slug']).execute()) {
      // Removes the number that made a duplicate slug unique.
      const plain = slug.replace(/-\d+$/, '')
      if (Object.hasOwn(known, plain)) await db.updateTable(table).set({ goods: known[plain] }).where('id', '=', id).execute()
    }
  }
}
