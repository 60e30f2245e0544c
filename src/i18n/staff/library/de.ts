import { TRASH_DAYS } from '#kit/trash-days.ts'

type Count = { count: number }
const images = (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`)

export const library = {
  'library.total': ({ count, number, size }: { count: number; number: string; size: string }) =>
    `${number} ${count === 1 ? 'Bild' : 'Bilder'}, ${size}`,
  'library.uploads': 'Hochgeladene Dateien',
  'library.uploadWaiting': 'Wartet',
  'library.uploadChecking': 'Wird geprüft …',
  'library.uploadDone': 'Hochgeladen',
  'library.known': 'Bereits in der Mediathek',
  'library.knownText': ({ count }: Count) =>
    count === 1
      ? 'Dieses Bild war schon da und wurde nicht noch einmal gespeichert.'
      : `${count} Bilder waren schon da und wurden nicht noch einmal gespeichert.`,
  'library.retry': 'Noch einmal',
  'library.retryNamed': ({ name }: { name: string }) => `${name} noch einmal hochladen`,
  'library.leaveUploading': 'Es werden noch Bilder hochgeladen. Möchten Sie die Seite trotzdem verlassen?',
  'library.filter': 'Filter',
  'library.filter.all': 'Alle',
  'library.filter.product': 'Produkt',
  'library.filter.category': 'Kategorie',
  'library.filter.other': 'Sonstige',
  'library.filter.undescribed': 'Ohne Beschreibung',
  'library.sort': 'Sortierung',
  'library.date': 'Datum',
  'library.name': 'Name',
  'library.size': 'Größe',
  'library.file': 'Datei',
  'library.actions': 'Aktionen',
  'library.ascending': 'Aufsteigend',
  'library.descending': 'Absteigend',
  'library.look': 'Ansicht',
  'library.grid': 'Kacheln',
  'library.list': 'Liste',
  'library.found': ({ count, total }: { count: number; total: number }) =>
    count === total ? images(count) : `${count} von ${total} Bildern`,
  'library.noneOfKind': 'Hier gibt es keine Bilder.',
  'library.selectAll': 'Alle auswählen',
  'library.selected': ({ count }: Count) => `${count} ausgewählt`,
  'library.all': 'Alle',
  'library.none': 'Keine',
  'library.deleteSelected': ({ count }: Count) => `${count} löschen`,
  /** Name of the button with three dots for screen readers. */
  'library.moreNamed': ({ name }: { name: string }) => `Mehr zu ${name}`,
  'library.copy': 'Adresse kopieren',
  'library.copyNamed': ({ name }: { name: string }) => `Adresse von ${name} kopieren`,
  'library.copied': 'Adresse kopiert',
  'library.copyFailed': 'Bitte von Hand kopieren',
  'library.download': 'Herunterladen',
  'library.downloadNamed': ({ name }: { name: string }) => `${name} herunterladen`,
  'library.downloadFailed': 'Herunterladen nicht möglich',
  'library.used': 'benutzt',
  'library.usedIn': 'Benutzt in',
  'library.unused': 'Nirgends benutzt.',
  'library.product': ({ title }: { title: string }) => `Produkt: ${title}`,
  'library.category': ({ title }: { title: string }) => `Kategorie: ${title}`,
  'library.subcategory': ({ title }: { title: string }) => `Unterkategorie: ${title}`,
  'library.setting': ({ title }: { title: string }) => `Seitenbild: ${title}`,
  'library.alt': 'Bildbeschreibung',
  'library.altHelp': 'Was auf dem Bild zu sehen ist, für Menschen, die es nicht sehen können.',
  'library.textsChanged': 'Noch nicht gespeichert',
  'library.textsSaved': 'Angaben zum Bild gespeichert',
  'library.textsFailed': 'Angaben zum Bild nicht gespeichert',
  'library.leaveTexts': 'Die Angaben zum Bild sind noch nicht gespeichert. Trotzdem schließen?',
  'library.deleteTitle': ({ count }: Count) => `${images(count)} löschen?`,
  'library.deleteUnused': ({ count }: Count): string =>
    count === 1 ? 'Keine Seite zeigt dieses Bild.' : 'Keine Seite zeigt diese Bilder.',
  'library.deleteUsed': ({ count }: Count) => (count === 1 ? 'Ein Bild wird noch benutzt' : `${count} Bilder werden noch benutzt`),
  'library.deleteUsedMore': ({ count }: Count) => `und ${images(count)} mehr`,
  'library.deleteUsedText': 'Dort erscheint dann ein Platzhalter.',
  'library.deleteTrash': ({ count }: Count): string =>
    count === 1 ? `Es liegt dann noch ${TRASH_DAYS} Tage im Papierkorb.` : `Sie liegen dann noch ${TRASH_DAYS} Tage im Papierkorb.`,
  'library.toTrash': 'Zum Papierkorb',
  'library.deleteYes': ({ count }: Count) => (count === 1 ? 'Löschen' : `${count} löschen`),
  'library.deleting': ({ done, total }: { done: number; total: number }) => `${done} von ${total} gelöscht`,
  'library.deleted': ({ count }: Count) => (count === 1 ? 'Bild gelöscht' : `${count} Bilder gelöscht`),
  'library.deleteFailed': ({ count }: Count) =>
    count === 1 ? '1 Bild konnte nicht gelöscht werden' : `${count} Bilder konnten nicht gelöscht werden`,
}
export type LibraryTexts = typeof library
