import type { Language } from './language.ts'
import { es as cart } from './site/cart/es.ts'
import { es as site } from './site/es.ts'
import { de } from './site/home/de.ts'
import { en } from './site/home/en.ts'
import { es } from './site/home/es.ts'

const titles = { es: es['home.title'], de: de['home.title'], en: en['home.title'] }

/** Maximum of categories in a title. */
const MAX_NAMED = 3

/**
 * Short description of the shop's trade, for titles, link previews and the web app manifest: the company's own line, else names
 * of its categories; '' without either.
 */
export function siteTitle(
  language: Language,
  { trade, categories, country }: { trade: string; categories: readonly string[]; country: string },
) {
  const words = trade || categories.slice(0, MAX_NAMED).join(', ')
  return words && titles[language]({ trade: words, country })
}

/** Names of the shortcuts in the web app manifest. */
export const shortcutNames = { products: site['nav.products'], calculator: 'Calculadora solar', cart: cart['cart.title'] }

/** Labels of the screenshots in the web app manifest, which browsers show before installing the shop. */
export const screenshotLabels = {
  'home-narrow': 'Inicio de la tienda en el teléfono: lo que vende, por categorías',
  'product-narrow': 'Una batería en el teléfono: precio, existencia y botón para agregarla al carrito',
  'calculator-narrow': 'Calculadora solar en el teléfono: equipos de la casa y horas de uso',
  'home-wide': 'Inicio de la tienda en la computadora',
  'product-wide': 'Una batería en la computadora: fotos, precio y cuánto aguanta',
}
