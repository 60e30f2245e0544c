/**
 * The part of the router that public pages use: where they are, the frame's data, and why a page could not be loaded. The
 * build puts it in the place of React Router (tools/saved-pages.ts).
 */
type Visited = { pathname: string; search: string; frame: unknown; error: unknown }
let visited: Visited = { pathname: '/', search: '', frame: undefined, error: undefined }
/** Tells the page that is rendered next where it is. */
export function visit(next: Visited): void {
  visited = next
}

/** An answer other than a page: its status, and for a redirect the address. */
export class RouteError {
  status: number
  location: string | undefined
  constructor(status: number, location?: string) {
    this.status = status
    this.location = location
  }
}

export const data = (value: unknown, { status }: { status?: number }) => (status ? new RouteError(status) : value)
export const redirect = (location: string, status: number) => new RouteError(status, location)
export const isRouteErrorResponse = (error: unknown) => error instanceof RouteError
export const useRouteError = () => visited.error
export const useLocation = () => visited
export const useRouteLoaderData = () => visited.frame
/** A key of the values that loaders read. */
export const createContext = () => ({})
