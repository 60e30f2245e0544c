import { data } from 'react-router'
import { MissingScreen } from '#ui/site/problem-screen.tsx'
import type { Route } from './+types/not-found.page'
import { head } from './head.ts'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null
export const meta = (args: Route.MetaArgs) => head(args, () => undefined)

export default function NotFoundPage() {
  return <MissingScreen />
}
