import type { TextPage } from './text-page.ts'

/** Text about guarantee and returns, with a suggestion that staff may start from. */
export const guarantee: TextPage = {
  path: '/garantia',
  titles: { es: 'Garantía y devoluciones', en: 'Warranty and returns', de: 'Garantie und Rückgabe' },
  descriptions: {
    es: 'Qué guardar, a quién avisar y qué hacer si un producto llega dañado, no es el correcto o falla.',
    en: 'What to keep, whom to tell and what to do if a product is damaged, is not the right one or fails.',
    de: 'Was Sie aufheben, wem Sie Bescheid geben und was zu tun ist, wenn ein Produkt beschädigt ist, nicht stimmt oder ausfällt.',
  },
  suggestions: {
    es: `La página de cada producto dice qué garantías tiene. Lo que vale en su caso se lo confirmamos antes de la compra.

**Al recibir el producto**

- Revíselo enseguida; si lo recoge, antes de llevárselo.
- Guarde la factura y, si lo hay, el número de serie.

**Si llegó dañado, no es el correcto o falla**

1. Deje de usarlo si hay riesgo, sobre todo con electricidad.
2. Escríbanos por WhatsApp con el número de la factura, fotos y lo que pasó.
3. Le decimos si se repara, se cambia o se devuelve, y dónde entregarlo.

Instale y use el producto como dice su manual: los daños por una instalación o un uso distintos no suelen tener garantía.`,
    en: `The page of each product says which guarantees it has. We confirm what applies in your case before you buy.

**When you receive the product**

- Check it at once; if you collect it, before you take it with you.
- Keep the invoice and, if there is one, the serial number.

**If it is damaged, is not the right one or fails**

1. Stop using it if there is any danger, above all with electricity.
2. Write to us on WhatsApp with the invoice number, photos and a description of what happened.
3. We tell you whether it is repaired, replaced or taken back, and where to bring it.

Install and use the product as its manual says: damage from any other installation or use is usually not covered.`,
    de: `Die Seite jedes Produkts sagt, welche Garantien es hat. Was in Ihrem Fall gilt, bestätigen wir vor dem Kauf.

**Wenn Sie das Produkt erhalten**

- Prüfen Sie es sofort; wenn Sie es abholen, bevor Sie es mitnehmen.
- Heben Sie die Rechnung auf und, falls vorhanden, die Seriennummer.

**Wenn es beschädigt ist, nicht stimmt oder ausfällt**

1. Benutzen Sie es nicht weiter, wenn Gefahr besteht, vor allem bei Strom.
2. Schreiben Sie uns per WhatsApp mit Rechnungsnummer, Fotos und dem, was passiert ist.
3. Wir sagen Ihnen, ob es repariert, umgetauscht oder zurückgenommen wird und wohin Sie es bringen.

Installieren und benutzen Sie das Produkt nach seiner Anleitung: Schäden durch eine andere Installation oder Verwendung sind meist nicht gedeckt.`,
  },
}
