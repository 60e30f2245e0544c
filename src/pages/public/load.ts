import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { rememberedApi } from '#api/remembered-calls.ts'
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts'
import { type Area, registerSiteMessages } from '#i18n/site.ts'
import type { Catalogue } from '#i18n/translate.ts'
import { apiContext, visitContext } from '../visit.ts'

/**
 * What a public page loads from: the one door to data, and its address. Answers hold all three languages; the visitor's
 * is there so that a page can leave the long texts of the others behind.
 */
export type Load<Data> = (api: Api, at: { params: Params; url: URL; language: Language }) => Promise<Data>

/** The same loading on the server, through the routes in process … */
export function onServer<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    answered(load(context.get(apiContext), { params, url: new URL(request.url), language: context.get(visitContext).language }))
}

let api: Api | undefined
/**
 * … and in a browser, over the line and with what it remembers.
 *
 * @param areas what the page's `handle` names: texts that only it shows
 */
export function inBrowser<Data>(load: Load<Data>, areas: readonly Area[] = []) {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    api ??= rememberedApi(document.documentElement.dataset.bandwidth === 'low')
    const [loaded] = await Promise.all([
      answered(load(api, { params, url: new URL(request.url), language: pageLanguage() })),
      bringTexts(areas),
    ])
    return loaded
  }
}

function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

const brought = new Set<Area>()
/** Texts that only a page or a part of it shows; a page that the document itself held has them already. */
export async function bringTexts(areas: readonly Area[]): Promise<void> {
  const language = pageLanguage()
  for (const area of areas) {
    const file = window.messageFiles?.[area]
    if (!file || brought.has(area)) continue
    const catalogue = (await import(/* @vite-ignore */ file)) as Record<Language, Catalogue>
    registerSiteMessages(language, catalogue[language])
    brought.add(area)
  }
}

/** What the API does not know becomes the not-found screen; everything else the error screen. */
async function answered<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
    throw error
  }
}
