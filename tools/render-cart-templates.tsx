import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../src/i18n/language.ts'
import { CartTemplate } from '../src/islands/cart/cart-template.tsx'
import { FindingsTemplate } from '../src/islands/cart/online/findings-template.tsx'
import { LinkedOrderTemplate } from '../src/islands/cart/online/linked-order-template.tsx'
import '../src/pages/all-messages.ts'
import { VisitContext } from '../src/ui/visit.ts'

/** Markup of the cart, its findings and an order by link, which the build puts into their scripts (cart-templates.ts). */
export function renderCartTemplates(language: Language): { cart: string; findings: string; linkedOrder: string } {
  const markup = (template: ReactElement) =>
    renderToStaticMarkup(<VisitContext value={{ language, isLow: true, publicUrl: '', brand: '', look: {} }}>{template}</VisitContext>)
  return { cart: markup(<CartTemplate />), findings: markup(<FindingsTemplate />), linkedOrder: markup(<LinkedOrderTemplate />) }
}
