import { data } from 'react-router'
import type { Route } from './+types/not-found.page'
import { head } from './head.ts'
import { MissingScreen } from './missing-screen.tsx'

export const loader = () => data(null, { status: 404 })
export const meta = (args: Route.MetaArgs) => head(args, () => undefined)

export default function NotFoundPage() {
  return <MissingScreen />
}
