import { readdirSync, readFileSync } from 'node:fs'
import type { Demo, DemoCompany, DemoProduct, Texts } from './demo.ts'

/** Folder of the data files and of `pictures/`. */
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

/** The demonstration's company alone. */
export const readDemoCompany = (): DemoCompany => readFile('company.json')

let placeholders: ReadonlySet<string> | undefined

/** Contacts of the demonstration, and of earlier versions, which reach nobody. */
export function demoPlaceholders(): ReadonlySet<string> {
  placeholders ??= new Set(readFile<string[]>('placeholders.json'))
  return placeholders
}

function readFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, demoFolder), 'utf8')) as Content
}

/** In the files a long text is a list of lines, which are easier to read and compare. */
function joinLines({ de, es, en }: Lines): Texts {
  return { de: de.join('\n'), es: es.join('\n'), en: en.join('\n') }
}
