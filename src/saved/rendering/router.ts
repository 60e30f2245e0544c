/**
 * Replaces React Router for saved pages: location, data of the layout, and the error of a page that could not be loaded
 * (tools/build-saved.ts).
 */
type Visited = { pathname: string; search: string; frame: unknown; error: unknown }
let visited: Visited = { pathname: '/', search: '', frame: undefined, error: undefined }
/** Sets location, layout data and error for the next rendering. */
export function setVisited(next: Visited): void {
  visited = next
}

/** A loader's answer other than data: a status, and the address of a redirect. */
export class LoaderResponse {
  status: number
  location: string | undefined
  constructor(status: number, location?: string) {
    this.status = status
    this.location = location
  }
}

export const data = (value: unknown, { status }: { status?: number }) => (status ? new LoaderResponse(status) : value)
export const redirect = (location: string, status: number) => new LoaderResponse(status, location)
export const isRouteErrorResponse = (error: unknown) => error instanceof LoaderResponse
export const useRouteError = () => visited.error
export const useLocation = () => visited
export const useRouteLoaderData = () => visited.frame
/** Makes the key under which loaders read a value of the context. */
export const createContext = () => ({})
