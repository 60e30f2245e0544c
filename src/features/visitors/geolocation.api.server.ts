import { type App, route } from '#platform/http/route.server.ts'
import { getGeolocation } from './calls.ts'
import type { FindCountry } from './country.server.ts'
import { geolocationSchema } from './geolocation.contract.ts'
import { suggestLanguage } from './suggested-language.ts'

/** Route that returns a visitor's country by IP address, and the suggested language. Nothing is stored. */
export async function geolocationApi(app: App, { countryOf }: { countryOf: FindCountry }): Promise<void> {
  route(
    app,
    getGeolocation,
    { summary: "The visitor's country, if known, and the language to suggest", answers: { 200: geolocationSchema } },
    async ({ request }, reply) => {
      const country = await countryOf(request)
      // Cached by the visitor's browser for an hour; a shared cache would serve it to other visitors.
      reply.headers({ 'cache-control': 'private, max-age=3600', vary: 'accept-language' })
      return { country, suggestedLanguage: suggestLanguage(country, request.headers['accept-language']) }
    },
    { config: { isExemptFromReadLimit: true } },
  )
}
