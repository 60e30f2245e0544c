import type { Keeper } from './database/keeper.ts'
import type { Database } from './database/schema.ts'
import { catalogKeepers } from './features/catalog/catalog-keepers.server.ts'
import { inquiryKeeper } from './features/inquiries/inquiry-trash.store.server.ts'
import { imageKeeper } from './features/media/image-trash.store.server.ts'
import { settingKeeper } from './features/settings/setting-keeper.server.ts'

/** Every subject that has a history or a place in the trash. What stands in something comes before it. */
export function keepersOf({ db, dataDir }: { db: Database; dataDir: string }): Keeper[] {
  return [...catalogKeepers(db), inquiryKeeper(db), imageKeeper(db, dataDir), settingKeeper(db)]
}
