import { readdirSync, readFileSync } from 'node:fs'
import type { Demo, DemoCompany, DemoProduct, Texts } from './demo-types.ts'

/** Folder with the data files and `pictures/`. */
export const demoFolder = new URL('../../../demo/', import.meta.url)

type Lines = Record<keyof Texts, readonly string[]>

/** Reads the demonstration catalogue from its files: products from `products/`, in the order of the files' names. */
export function readDemo(): Demo {
  const products = readdirSync(new URL('products/', demoFolder))
    .sort()
    .flatMap((name) => readFile<(Omit<DemoProduct, 'description'> & { description: Lines })[]>(`products/${name}`))
  return {
    categories: readFile('categories.json'),
    subcategories: readFile('subcategories.json'),
    products: products.map((product) => ({ ...product, description: joinLines(product.description) })),
    site: readFile('site.json'),
    company: readDemoCompany(),
  }
}

/** Reads only the company of the demonstration. */
export const readDemoCompany = (): DemoCompany => readFile('company.json')

let placeholders: ReadonlySet<string> | undefined

/** Returns the contacts of this and earlier demonstrations. They are placeholders: nobody answers there. */
export function demoPlaceholders(): ReadonlySet<string> {
  placeholders ??= new Set(readFile<string[]>('placeholders.json'))
  return placeholders
}

function readFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, demoFolder), 'utf8')) as Content
}

/** Joins the lines of a long text, which the files list one by one for readable diffs. */
function joinLines({ de, es, en }: Lines): Texts {
  return { de: de.join('\n'), es: es.join('\n'), en: en.join('\n') }
}
