import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts'
import { registerSiteMessages } from '#i18n/site.ts'
import type { Catalogue } from '#i18n/translate.ts'
import type { Parts } from '#ui/site/island.tsx'
import { VisitContext, type VisitData } from '#ui/visit.ts'

/** The visit as the document describes it. */
function visitOf({ lang, dataset }: HTMLElement): VisitData {
  return { language: isLanguage(lang) ? lang : defaultLanguage, isLow: dataset.bandwidth === 'low', publicUrl: '', brand: '', look: {} }
}

/** Makes a group's texts known; its file holds those of the page's language. */
export function learnTexts(texts: Partial<Record<Language, Catalogue>>): void {
  for (const [language, catalogue] of Object.entries(texts)) registerSiteMessages(language as Language, catalogue)
}

type Around = { onReady(): void; children: ReactNode }
function Around({ onReady, children }: Around) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it stands
  useEffect(onReady, [])
  return <VisitContext value={visitOf(document.documentElement)}>{children}</VisitContext>
}

/**
 * Brings one island to life where the server rendered it.
 *
 * @param element what `islandsOf` rendered: it names the part and holds its props
 * @returns once it answers touches; rejects with what the part threw, else whoever touched it would wait for ever
 */
export function hydrate(parts: Parts, element: HTMLElement): Promise<void> {
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
