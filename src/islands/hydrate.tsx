import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts'
import { registerSiteMessages } from '#i18n/site.ts'
import type { Catalogue } from '#i18n/translate.ts'
import type { IslandGroup } from '#ui/site/island.tsx'
import { VisitContext, type VisitData } from '#ui/visit.ts'

/** Reads language and bandwidth mode from the document's attributes. Islands do not use the other fields, which stay empty. */
function visitOf({ lang, dataset }: HTMLElement): VisitData {
  return { language: isLanguage(lang) ? lang : defaultLanguage, isLow: dataset.bandwidth === 'low', publicUrl: '', brand: '', look: {} }
}

/** Registers the texts of a group in the page's language. */
export function registerTexts(texts: Partial<Record<Language, Catalogue>>): void {
  for (const [language, catalogue] of Object.entries(texts)) registerSiteMessages(language as Language, catalogue)
}

type Around = { onReady(): void; children: ReactNode }
function Around({ onReady, children }: Around) {
  useEffect(onReady, [onReady])
  return <VisitContext value={visitOf(document.documentElement)}>{children}</VisitContext>
}

/**
 * Hydrates one island.
 *
 * @param element the element that `islandsOf` rendered: it names the component and contains its props
 * @returns a promise that resolves after hydration, and rejects with an error of the component, so that touches do not wait for
 * ever
 */
export function hydrate(parts: IslandGroup, element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset
  const Part = parts[island.split('.')[1] ?? ''] as ComponentType<object>
  return new Promise((onReady, onUncaughtError) => {
    hydrateRoot(
      element,
      <Around onReady={onReady}>
        <Part {...(JSON.parse(props) as object)} />
      </Around>,
      { onUncaughtError },
    )
  })
}
