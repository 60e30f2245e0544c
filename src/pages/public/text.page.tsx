import { data } from 'react-router'
import { listSettings } from '#features/settings/calls.ts'
import { pageText, textPageAt, textPages } from '#features/settings/page-texts.ts'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { MarkedText } from '#ui/site/marked-text.tsx'
import type { Route } from './+types/text.page'
import { head } from './head.ts'
import { onServer } from './load.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

/** Loads a page whose text staff have written, see features/settings/page-texts.ts. */
export async function loader(args: Route.LoaderArgs) {
  const name = textPageAt(new URL(args.request.url).pathname)
  if (!name) throw data(null, { status: 404 })
  return onServer(async (api, { language }) => {
    const { titles, descriptions } = textPages[name]
    const { text, language: written } = pageText(await api.call(listSettings), name, language)
    if (text === '') throw data(null, { status: 404 })
    return { title: titles[language], description: descriptions[language], text, written: written === language ? undefined : written }
  })(args)
}

export const meta = (args: Route.MetaArgs) =>
  head(args, () => args.loaderData && { title: args.loaderData.title, description: args.loaderData.description })

export default function TextPage({ loaderData: { title, text, written } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb here={title} />
      <div className="wrap sec-tight">
        <h1 className="mb-4">{title}</h1>
        <div className="prose text" lang={written}>
          <MarkedText blocks={parseMarkedText(text)} />
        </div>
      </div>
    </>
  )
}
