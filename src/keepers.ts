import type { Keeper } from './database/keeper.ts'
import type { Database } from './database/schema.ts'
import { accountKeeper } from './features/accounts/account-keeper.server.ts'
import { catalogKeepers } from './features/catalog/catalog-keepers.server.ts'
import { inquiryKeeper } from './features/inquiries/inquiry-trash.store.server.ts'
import { dropMail } from './features/mail/outbox.store.server.ts'
import { imageKeeper } from './features/media/image-trash.store.server.ts'
import { templateKeeper } from './features/replies/template-keeper.server.ts'
import { settingKeeper } from './features/settings/setting-keeper.server.ts'
import { glossaryKeeper } from './features/translation/glossary-keeper.server.ts'

type Parts = { db: Database; dataDir: string; onGlossaryChange: () => void }

/** Every subject that has a history. */
export function keepersOf({ db, dataDir, onGlossaryChange }: Parts): Keeper[] {
  return [...trashKeepersOf({ db, dataDir }), settingKeeper(db), glossaryKeeper(db, onGlossaryChange), accountKeeper]
}

/** Those with a place in the trash. What stands in something comes before it. */
export function trashKeepersOf({ db, dataDir }: Pick<Parts, 'db' | 'dataDir'>): Keeper[] {
  return [
    ...catalogKeepers(db),
    inquiryKeeper(db, (transaction, id) => dropMail(transaction, { kind: 'inquiry', subject: id })),
    templateKeeper(db),
    imageKeeper(db, dataDir),
  ]
}
