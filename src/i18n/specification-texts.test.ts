import { describe, expect, test } from 'vitest'
import { CallError } from '#api/error-body.ts'
import { badgeText } from '#features/cart/cart-storage.ts'
import { shippedTerms } from '#features/translation/shipped-terms.ts'
import '#pages/all-messages.ts'
import { languages } from './language.ts'
import { type ProblemKey, problemText } from './problems.ts'
import { type PageTexts, siteText } from './site.ts'
import type { Staff } from './staff/de.ts'
import { staffText } from './staff.ts'

/**
 * The specification prescribes these texts word for word, each in one language. Its texts about verification and analytics are
 * tested in their own features.
 */
type Language = (typeof languages)[number]
type Shown = (language: Language) => string
type Given = [text: string, language: Language, ...shown: Shown[]]
type Say = (key: string, values?: object) => string

const site =
  (key: keyof PageTexts, values?: object): Shown =>
  (language) =>
    (siteText(language) as Say)(key, values)
const staff =
  (key: keyof Staff, values?: object): Shown =>
  (language) =>
    (staffText(language) as Say)(key, values)
const problem =
  (key: ProblemKey): Shown =>
  (language) =>
    problemText(language, key)

// Sections 5, 7 and 8, and German texts of section 2, verbatim including dots.
const sentences: Given[] = [
  // The form for inquiries.
  ['Name must be at least 2 characters', 'en', site('inquiry.nameTooShort'), problem('inquiry.nameTooShort')],
  ['Invalid phone number', 'en', site('inquiry.phoneInvalid'), problem('inquiry.phoneInvalid')],
  ['Message must be at least 10 characters', 'en', site('inquiry.messageTooShort'), problem('inquiry.messageTooShort')],
  ['Form submitted. We will contact you soon.', 'en', site('inquiry.sent')],
  ['Formulario enviado. Nos pondremos en contacto pronto.', 'es', site('inquiry.sent')],
  ['Error submitting form. Please try again.', 'en', site('inquiry.failed')],
  ['Error al enviar formulario. Intente nuevamente.', 'es', site('inquiry.failed')],
  ['¡Consulta enviada!', 'es', staff('orders.turned')],
  ['Error', 'es', staff('inquiries.error')],
  ['Error', 'en', staff('inquiries.error')],
  // Missing pages and products, no connection.
  ['Product not found', 'en', site('product.notFound'), staff('product.notFound'), staff('error.gone')],
  ['No products found', 'en', site('products.noProducts')],
  ['No hay productos disponibles en esta categoría.', 'es', site('products.noProductsText')],
  ['This category currently contains no subcategories or products.', 'en', site('products.noContentText')],
  ['No internet connection', 'en', site('layout.offline'), staff('products.noConnection')],
  ['Sin conexión a internet', 'es', site('layout.offline'), staff('products.noConnection')],
  // The cart.
  ['Fehler - Produkt konnte nicht hinzugefügt werden.', 'de', site('buy.full')],
  ['Hinzugefügt! {name} wurde zum Warenkorb hinzugefügt.', 'de', site('buy.notice', { name: '{name}' })],
  // Signing in and out.
  ['Anmelden', 'de', staff('login.submit')],
  ['Anmeldung läuft...', 'de', staff('login.pending')],
  ['Incorrect username or password', 'en', staff('login.wrong'), problem('account.wrong')],
  ['Ungültige Anmeldedaten', 'de', staff('login.wrong'), problem('account.wrong')],
  ['Usuario o contraseña incorrectos', 'es', staff('login.wrong'), problem('account.wrong')],
  ['Erfolgreich abgemeldet', 'de', staff('nav.loggedOut')],
  // The dashboard.
  ['Admin', 'de', staff('dashboard.nameless')],
  ['Online', 'de', staff('stats.online')],
  ['Keinen Platz vergeben', 'de', staff('products.noPlace')],
  ['Keine Anfragen', 'de', staff('inquiries.empty')],
  ['Neu', 'de', staff('inquiries.status.new')],
  ['Bearbeitet', 'de', staff('inquiries.status.processed')],
  ['Fehler: {message}', 'de', staff('products.failed', { message: '{message}' })],
  ['Produkt gelöscht', 'de', staff('products.deleted')],
  ['Kategorie gelöscht', 'de', staff('category.deleted')],
  ['Unterkategorie gelöscht', 'de', staff('subcategory.deleted')],
  ['Anfrage aktualisiert', 'de', staff('inquiries.updated')],
  ['Anfrage gelöscht', 'de', staff('inquiries.deleted')],
  ['Produkt dupliziert', 'de', staff('products.duplicated')],
  ['Fehler beim Löschen', 'de', staff('products.deleteFailed')],
  ['Die Anfrage konnte nicht gelöscht werden.', 'de', staff('inquiries.deleteFailed')],
  ['Die Anfrage konnte nicht aktualisiert werden.', 'de', staff('inquiries.updateFailed')],
  ['Das Produkt konnte nicht dupliziert werden.', 'de', staff('products.duplicateFailedText')],
  // Forms of staff.
  ['Produktname ist erforderlich', 'de', problem('product.nameRequired')],
  ['Kurzbeschreibung ist erforderlich', 'de', problem('product.shortDescriptionRequired')],
  ['Kategorie ist erforderlich', 'de', problem('product.categoryRequired')],
  ['Deutscher Name ist erforderlich', 'de', problem('category.nameDeRequired')],
  ['System-Name ist erforderlich', 'de', problem('category.nameRequired')],
  ['Netzwerk-Fehler', 'de', staff('error.offline')],
  ['Ungültige Eingaben', 'de', staff('error.invalid')],
  ['Nicht angemeldet', 'de', staff('error.signedOut'), staff('login.againTitle')],
  ['Keine Berechtigung', 'de', staff('error.forbidden')],
  ['Produkt bereits vorhanden', 'de', staff('error.taken')],
  ['Datei zu groß', 'de', staff('error.tooLarge'), staff('picker.tooLarge')],
  ['Server-Fehler', 'de', staff('error.server')],
  ['Unbekannter Fehler', 'de', staff('error.unknown')],
  // Pictures and settings.
  ['Upload fehlgeschlagen', 'de', staff('picker.uploadFailed')],
  ['Upload failed', 'en', staff('picker.uploadFailed')],
  ['Ungültige Datei', 'de', staff('picker.invalid')],
  ['Fehler beim Zuweisen des Bildes', 'de', staff('siteImages.failed')],
  ['Fehler beim Speichern der Titel', 'de', staff('siteImages.titlesFailed')],
  ['Fehler beim Speichern der Kontaktinformation', 'de', staff('settings.failed')],
]

// Labels, which the specification writes in lower case within its sentences.
const labels: Given[] = [
  ['products', 'en', site('products.title')],
  ['more products', 'en', site('products.more')],
  ['no content found', 'en', site('products.noContent')],
  ['featured', 'en', site('product.featured'), staff('staff.featured')],
  ['price on request', 'en', site('price.onRequest')],
  ['on sale', 'en', site('price.onSale')],
  ['on the way', 'en', site('stock.onTheWay')],
  ['out of stock', 'en', site('buy.soldOut')],
  ['not available', 'en', site('buy.unavailable')],
  ['added', 'en', site('buy.added')],
  ['new', 'en', staff('inquiries.status.new')],
  ['in progress', 'en', staff('inquiries.status.in_progress')],
  ['completed', 'en', staff('inquiries.status.completed')],
  ['replied', 'en', staff('inquiries.status.replied')],
]

// Words that a longer text must contain: fallbacks, questions, and composed texts.
const patterns: [pattern: RegExp, language: Language, ...shown: Shown[]][] = [
  [/custom solution/, 'en', site('products.custom')],
  [/coming soon/, 'en', site('product.soon')],
  [/^Failed to delete product$/, 'de', staff('products.deleteFailedText')],
  [/^Failed to delete category$/, 'de', staff('category.deleteFailedText')],
  [/^Failed to delete subcategory$/, 'de', staff('subcategory.deleteFailedText')],
  [/^12 images could not be deleted$/, 'en', staff('library.deleteFailed', { count: 12 })],
  [/^12 Bilder konnten nicht gelöscht werden$/, 'de', staff('library.deleteFailed', { count: 12 })],
  [/position$/, 'en', staff('products.byPosition')],
  [/category$/, 'en', staff('products.byCategory')],
  [/^Sortierung/, 'de', staff('subcategories.showOrder')],
  [/Internetverbindung/, 'de', staff('error.offlineText')],
  [/Pflichtfelder/, 'de', staff('error.invalidText')],
  [/Sitzung abgelaufen.*neu anmelden/, 'de', staff('error.signedOutText')],
  [/SKU.*andere wählen/, 'de', staff('error.takenText')],
  [/5MB je Bild/, 'de', staff('error.tooLargeText')],
  [/konnte nicht geladen werden/, 'de', staff('product.imageFailed')],
  ...(['products', 'category', 'subcategory', 'inquiries'] as const).flatMap((subject): typeof patterns => [
    [/^Are you sure you want to delete this item\?/, 'en', staff(`${subject}.confirmDelete`, { name: 'X' })],
    [/^¿Está seguro de que desea eliminar este elemento\?/, 'es', staff(`${subject}.confirmDelete`, { name: 'X' })],
  ]),
]

describe('the specification is followed to the letter', () => {
  test.each(sentences)('“%s” (%s)', (text, language, ...shown) => {
    for (const say of shown) expect(say(language)).toBe(text)
  })

  test.each(labels)('the label “%s” (%s)', (text, language, ...shown) => {
    for (const say of shown) expect(say(language)).toBe(`${text.charAt(0).toUpperCase()}${text.slice(1)}`)
  })

  test.each(patterns)('%s (%s)', (pattern, language, ...shown) => {
    for (const say of shown) expect(say(language)).toMatch(pattern)
  })

  test('the texts of the inquiry form differ in the three languages', () => {
    for (const key of [
      'inquiry.nameTooShort',
      'inquiry.phoneInvalid',
      'inquiry.messageTooShort',
      'inquiry.sent',
      'inquiry.failed',
    ] as const)
      expect(new Set(languages.map(site(key))).size).toBe(3)
  })

  test('words of price and stock have built-in translations', () => {
    const inThree = shippedTerms.map(({ de, es, en }) => [de, es, en])
    expect(inThree).toContainEqual(['Preis auf Anfrage', 'Precio a consultar', 'Price on request'])
    for (const label of ['In transit', 'On the way', 'At sea', 'Out of stock', 'Not available'])
      expect(inThree.map(([, , en]) => en)).toContain(label)
  })

  test('the cart’s badge stops at 99+', () => {
    expect([1, 99, 100].map(badgeText)).toEqual(['1', '99', '99+'])
  })

  test('a refused call is an error with its status, a colon and the answer’s text', () => {
    expect(new CallError(409, '{"error":"x"}').message).toBe('409: {"error":"x"}')
  })
})
