import { openHttp } from './composition/http.ts'
import type { ServerParts } from './composition/server-parts.ts'
import { services } from './composition/services.ts'
import { site } from './composition/site.ts'
import { accountsApi } from './features/accounts/accounts.api.server.ts'
import { administratorsApi } from './features/accounts/administrators.api.server.ts'
import { ownAccountApi } from './features/accounts/own-account.api.server.ts'
import { analyticsAdminApi } from './features/analytics/analytics-admin.api.server.ts'
import { trackingApi } from './features/analytics/tracking.api.server.ts'
import { categoryAdminApi } from './features/catalog/category/category-admin.api.server.ts'
import { catalogPublicApi } from './features/catalog/pages/catalog-public.api.server.ts'
import { bulkAdminApi } from './features/catalog/product/bulk/bulk-admin.api.server.ts'
import { productAdminApi } from './features/catalog/product/product-admin.api.server.ts'
import { savedCatalogueApi } from './features/catalog/saved/saved-catalogue.api.server.ts'
import { exportApi } from './features/catalog/spreadsheets/export/export.api.server.ts'
import { importsApi } from './features/catalog/spreadsheets/import/import.api.server.ts'
import { feedsApi } from './features/feeds/feeds.api.server.ts'
import { historyApi } from './features/history/history.api.server.ts'
import { inquiriesApi } from './features/inquiries/inquiries.api.server.ts'
import { inquiriesAdminApi } from './features/inquiries/inquiries-admin.api.server.ts'
import { mailAdminApi } from './features/mail/mail-admin.api.server.ts'
import { previewsApi } from './features/media/drawn/previews.api.server.ts'
import { mediaAdminApi } from './features/media/intake/media-admin.api.server.ts'
import { mediaApi } from './features/media/media.api.server.ts'
import { operationApi } from './features/operation/operation.api.server.ts'
import { templatesApi } from './features/replies/templates.api.server.ts'
import { searchWordsApi } from './features/search/own-words/search-words.api.server.ts'
import { companyApi } from './features/settings/company/company.api.server.ts'
import { documentsAdminApi, documentsApi } from './features/settings/documents/documents.api.server.ts'
import { exchangeRatesApi } from './features/settings/exchange/exchange-rate.api.server.ts'
import { settingsAdminApi, settingsPublicApi } from './features/settings/settings.api.server.ts'
import { checksApi } from './features/sizing/checks.api.server.ts'
import { missingFiguresApi } from './features/sizing/missing-figures.api.server.ts'
import { kitPreviewApi } from './features/sizing/settings/kit-preview.api.server.ts'
import { sizingSettingsApi } from './features/sizing/settings/sizing-setting.api.server.ts'
import { sizingApi } from './features/sizing/sizing.api.server.ts'
import { tasksApi } from './features/tasks/tasks.api.server.ts'
import { deskApi } from './features/translation/desk/desk.api.server.ts'
import { translationApi } from './features/translation/translation.api.server.ts'
import { geolocationApi } from './features/visitors/geolocation.api.server.ts'
import { verificationApi } from './features/visitors/verification.api.server.ts'
import type { App } from './platform/http/route.server.ts'

/** The whole shop, composed and ready to listen or to be called in process. */
export async function buildServer(parts: ServerParts): Promise<App> {
  const http = await openHttp(parts)
  const shop = await services(parts, http)
  const { subject } = http

  await subject(accountsApi, shop)
  await subject(ownAccountApi, shop)
  await subject(administratorsApi, shop)
  await subject(translationApi, shop)
  await subject(deskApi, shop)
  await subject(catalogPublicApi, shop)
  await subject(savedCatalogueApi, shop)
  await subject(sizingApi, shop)
  await subject(missingFiguresApi, shop)
  await subject(checksApi, shop)
  await subject(sizingSettingsApi, shop)
  await subject(kitPreviewApi, shop)
  await subject(categoryAdminApi, shop)
  await subject(productAdminApi, shop)
  await subject(bulkAdminApi, shop)
  await subject(exportApi, shop)
  await subject(importsApi, shop)
  await subject(settingsPublicApi, shop)
  await subject(settingsAdminApi, shop)
  await subject(companyApi, shop)
  await subject(documentsAdminApi, shop)
  await subject(documentsApi, shop)
  await subject(exchangeRatesApi, shop)
  await subject(mediaApi, shop)
  await subject(previewsApi, shop)
  await subject(feedsApi, shop)
  await subject(mediaAdminApi, shop)
  await subject(geolocationApi, shop)
  await subject(verificationApi, shop)
  await subject(inquiriesApi, shop)
  await subject(mailAdminApi, shop)
  await subject(operationApi, shop)
  await subject(tasksApi, shop)
  await subject(inquiriesAdminApi, shop)
  await subject(templatesApi, shop)
  await subject(searchWordsApi, shop)
  await subject(historyApi, shop)
  await subject(trackingApi, shop)
  await subject(analyticsAdminApi, shop)
  if (parts.pages) await site(parts.pages, shop, http)

  await http.finish()
  return http.app
}
