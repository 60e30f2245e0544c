import { findAdministratorOfRequest } from '../features/accounts/guard.server.ts'
import { inquiryLimit } from '../features/inquiries/inquiries.api.server.ts'
import { isPublicAddress } from '../features/media/intake/public-address.server.ts'
import { createProxyWatch } from '../features/operation/proxy-watch.server.ts'
import { findSetting } from '../features/settings/setting.store.server.ts'
import { countryFinder, strictCountryFinder } from '../features/visitors/country.server.ts'
import { countryDatabase } from '../features/visitors/country-database.server.ts'
import { humanCheck } from '../features/visitors/human-check.server.ts'
import { searchEngineCheck } from '../features/visitors/search-engines.server.ts'
import { isVerificationRequired, parsePolicyOrDefault, verificationRules } from '../features/visitors/verification-countries.ts'
import type { App } from '../platform/http/route.server.ts'
import { createProxyCheck } from '../platform/http/trusted-peer.server.ts'
import { toAddressKey } from '../platform/limits/limit-keys.server.ts'
import { wasThrottledRecently } from '../platform/limits/rate-limit.server.ts'
import { shopSecret } from '../platform/shop-secret.server.ts'
import type { ServerDependencies } from './server-dependencies.ts'

type Dependencies = Pick<ServerDependencies, 'config' | 'db' | 'clock'> & { app: App }

/** Creates the functions that find a visitor's country and run the human verification. */
export function createVisitorServices({ config, db, clock, app }: Dependencies) {
  const isFromTrustedProxy = createProxyCheck(config.trustProxy)
  const proxies = createProxyWatch({ log: app.log, publicUrl: config.publicUrl, isFromTrustedProxy, isPublicAddress })
  app.addHook('onRequest', async (request) => proxies.note(request))
  const countryDependencies = {
    countryHeader: config.countryHeader,
    isFromTrustedProxy,
    isPublicAddress,
    lookUp: countryDatabase(),
  }
  const countryOf = countryFinder(countryDependencies)
  const readSecret = () => shopSecret(db, 'verification')
  const check = humanCheck({
    clock,
    findCountry: strictCountryFinder(countryDependencies),
    isStaff: async (request) => (await findAdministratorOfRequest({ db, clock }, request)) !== undefined,
    isSearchEngine: searchEngineCheck(),
    isAsked: async (country) => isVerificationRequired(parsePolicyOrDefault(await findSetting(db, 'verification_countries')), country),
    isBusy: (request) => wasThrottledRecently(db, inquiryLimit, toAddressKey(request.ip), clock.now()),
    readSecret,
  })
  return { proxyWatch: proxies, countryOf, check, readSecret, settingRules: verificationRules }
}
