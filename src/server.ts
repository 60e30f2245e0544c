import { openHttp } from './composition/http.ts'
import type { ServerDependencies } from './composition/server-dependencies.ts'
import { createServices } from './composition/services.ts'
import { serveSite } from './composition/site.ts'
import { accountsApi } from './features/accounts/accounts.api.server.ts'
import { administratorsApi } from './features/accounts/administrators.api.server.ts'
import { ownAccountApi } from './features/accounts/own-account.api.server.ts'
import { analyticsAdminApi } from './features/analytics/analytics-admin.api.server.ts'
import { trackingApi } from './features/analytics/tracking/tracking.api.server.ts'
import { categoryAdminApi } from './features/catalog/category/category-admin.api.server.ts'
import { catalogPublicApi } from './features/catalog/pages/catalog-public.api.server.ts'
import { bulkAdminApi } from './features/catalog/product/bulk/bulk-admin.api.server.ts'
import { productAdminApi } from './features/catalog/product/product-admin.api.server.ts'
import { savedCatalogueApi } from './features/catalog/saved/saved-catalogue.api.server.ts'
import { exportApi } from './features/catalog/spreadsheets/export/export.api.server.ts'
import { importsApi } from './features/catalog/spreadsheets/import/import.api.server.ts'
import { feedsApi } from './features/feeds/feeds.api.server.ts'
import { historyApi } from './features/history/history.api.server.ts'
import { sendInquiryApi } from './features/inquiries/inquiries.api.server.ts'
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

/** Composes the whole shop. The result can listen on a port, or be called in process with `inject`. */
export async function buildServer(dependencies: ServerDependencies): Promise<App> {
  const http = await openHttp(dependencies)
  const shop = await createServices(dependencies, http)
  const { addRoutes } = http

  await addRoutes(accountsApi, shop)
  await addRoutes(ownAccountApi, shop)
  await addRoutes(administratorsApi, shop)
  await addRoutes(translationApi, shop)
  await addRoutes(deskApi, shop)
  await addRoutes(catalogPublicApi, shop)
  await addRoutes(savedCatalogueApi, shop)
  await addRoutes(sizingApi, shop)
  await addRoutes(missingFiguresApi, shop)
  await addRoutes(checksApi, shop)
  await addRoutes(sizingSettingsApi, shop)
  await addRoutes(kitPreviewApi, shop)
  await addRoutes(categoryAdminApi, shop)
  await addRoutes(productAdminApi, shop)
  await addRoutes(bulkAdminApi, shop)
  await addRoutes(exportApi, shop)
  await addRoutes(importsApi, shop)
  await addRoutes(settingsPublicApi, shop)
  await addRoutes(settingsAdminApi, shop)
  await addRoutes(companyApi, shop)
  await addRoutes(documentsAdminApi, shop)
  await addRoutes(documentsApi, shop)
  await addRoutes(exchangeRatesApi, shop)
  await addRoutes(mediaApi, shop)
  await addRoutes(previewsApi, shop)
  await addRoutes(feedsApi, shop)
  await addRoutes(mediaAdminApi, shop)
  await addRoutes(geolocationApi, shop)
  await addRoutes(verificationApi, shop)
  await addRoutes(sendInquiryApi, shop)
  await addRoutes(mailAdminApi, shop)
  await addRoutes(operationApi, shop)
  await addRoutes(tasksApi, shop)
  await addRoutes(inquiriesAdminApi, shop)
  await addRoutes(templatesApi, shop)
  await addRoutes(searchWordsApi, shop)
  await addRoutes(historyApi, shop)
  await addRoutes(trackingApi, shop)
  await addRoutes(analyticsAdminApi, shop)
  if (dependencies.pages) await serveSite(dependencies.pages, shop, http)

  await http.finish()
  return http.app
}
