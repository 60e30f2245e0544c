import type { Language } from './language.ts'
import { de as deCart } from './site/cart/de.ts'
import { en as enCart } from './site/cart/en.ts'
import { es as esCart } from './site/cart/es.ts'
import { de as deSite } from './site/de.ts'
import { en as enSite } from './site/en.ts'
import { es as esSite } from './site/es.ts'

// Only the server reads these texts: pages and the saved catalogue would load all languages with them.

/** Names of the shortcuts in the web app manifest. */
export const shortcutNames: Record<Language, { products: string; calculator: string; cart: string }> = {
  es: { products: esSite['nav.products'], calculator: 'Calculadora solar', cart: esCart['cart.title'] },
  de: { products: deSite['nav.products'], calculator: 'Solarrechner', cart: deCart['cart.title'] },
  en: { products: enSite['nav.products'], calculator: 'Solar calculator', cart: enCart['cart.title'] },
}

/** Labels of the screenshots in the web app manifest, which browsers show before installing the shop. The screenshots are in Spanish. */
export const screenshotLabels = {
  es: {
    'home-narrow': 'Inicio de la tienda en el teléfono: lo que vende, por categorías',
    'product-narrow': 'Una batería en el teléfono: precio, existencia y botón para agregarla al carrito',
    'calculator-narrow': 'Calculadora solar en el teléfono: equipos de la casa y horas de uso',
    'home-wide': 'Inicio de la tienda en la computadora',
    'product-wide': 'Una batería en la computadora: fotos, precio y cuánto aguanta',
  },
  de: {
    'home-narrow': 'Startseite des Shops auf dem Telefon: das Angebot nach Kategorien',
    'product-narrow': 'Eine Batterie auf dem Telefon: Preis, Bestand und Knopf zum Einlegen in den Warenkorb',
    'calculator-narrow': 'Solarrechner auf dem Telefon: Geräte des Haushalts und Betriebsstunden',
    'home-wide': 'Startseite des Shops auf dem Computer',
    'product-wide': 'Eine Batterie auf dem Computer: Fotos, Preis und Laufzeit',
  },
  en: {
    'home-narrow': 'Home page of the shop on a phone: its goods by category',
    'product-narrow': 'A battery on a phone: price, stock and the button that adds it to the cart',
    'calculator-narrow': 'Solar calculator on a phone: appliances of the home and hours of use',
    'home-wide': 'Home page of the shop on a computer',
    'product-wide': 'A battery on a computer: photos, price and how long it lasts',
  },
}
