import type { ConfirmationInput, Desk, Hints, HintsInput } from './desk.contract.ts'

/** A desk with a missing and an outdated translation, for the API document. */
export const deskExample: Desk = {
  progress: [
    { language: 'es', done: 211, total: 212 },
    { language: 'de', done: 212, total: 212 },
    { language: 'en', done: 211, total: 212 },
  ],
  total: 2,
  entries: [
    {
      ...{ kind: 'product', subject: '7', title: 'Solarpanel 550 W', field: 'shortDescription', name: 'shortDescriptionEn' },
      ...{ from: 'de', source: 'Mit Rahmen', to: 'en', text: '', state: 'missing', former: null },
      updatedAt: '2026-11-28T12:00:00.000Z',
    },
    {
      ...{ kind: 'page', subject: 'page_guarantee', title: '', field: 'page_guarantee', name: 'page_guarantee_es' },
      ...{ from: 'de', source: 'Zwei Jahre Garantie', to: 'es', text: 'Un año de garantía', state: 'outdated' },
      ...{ former: 'Ein Jahr Garantie', updatedAt: null },
    },
  ],
  at: null,
}

/** Confirms that a template's Spanish text still fits its source text. */
export const confirmationExample: ConfirmationInput = { kind: 'template', subject: '3', name: 'textEs', source: 'Guten Tag' }

export const hintsInputExample: HintsInput = { text: 'Wechselrichter 5 kW mit Display', fromLang: 'de', toLang: 'es' }
export const hintsExample: Hints = {
  terms: [{ text: 'Wechselrichter', translated: 'Inversor' }],
  memory: [{ text: 'Wechselrichter 3 kW mit Display', translated: 'Inversor de 3 kW con pantalla', likeness: 0.8 }],
}
