/** Translation in forms, and the glossary. */
export const translation = {
  'translation.translate': 'Übersetzen',
  'translation.running': 'Übersetzt…',
  'translation.restore': 'Zurückholen',
  'translation.fits': 'Passt noch',
  /** Label of the form's button while a translation is running. */
  'translation.waiting': 'Übersetzung läuft …',
  'translation.blocked': 'Speichern ist gesperrt, solange eine Übersetzung läuft.',
  'translation.allMissing': 'Alle fehlenden übersetzen',
  'translation.due': ({ count }: { count: number }) =>
    count === 0
      ? 'Alle Übersetzungen sind aktuell.'
      : count === 1
        ? '1 Übersetzung fehlt oder ist veraltet.'
        : `${count} Übersetzungen fehlen oder sind veraltet.`,
  'translation.noService': 'Es ist kein Übersetzungsdienst eingerichtet: Angeboten wird, was Glossar und frühere Übersetzungen kennen.',
  /** Button that inserts known translations; count: those that glossary and translation memory know. */
  'translation.fillKnown': ({ count }: { count: number }) => (count === 1 ? '1 bekannte einsetzen' : `${count} bekannte einsetzen`),
  'translation.typedMeanwhile': 'Nicht eingesetzt: Inzwischen wurde weitergeschrieben. Bitte noch einmal übersetzen.',
  /** Below a field that could not be translated. reason: one of the texts below. */
  'translation.failed': ({ reason }: { reason: string }) => `Nicht übersetzt: ${reason} Der Text bleibt, wie er ist.`,
  'translation.unconfigured': 'Der Text steht nicht im Glossar, und es ist kein Übersetzungsdienst eingerichtet.',
  'translation.busy': 'Der Übersetzungsdienst ist überlastet. Bitte gleich noch einmal versuchen.',
  'translation.quota': 'Das Kontingent des Übersetzungsdienstes ist aufgebraucht.',
  'translation.refused': 'Der Übersetzungsdienst hat abgelehnt. Bitte den Schlüssel prüfen lassen.',
  'translation.unreachable': 'Der Übersetzungsdienst ist nicht erreichbar.',
  'translation.unreadable': 'Der Übersetzungsdienst hat unverständlich geantwortet.',

  'glossary.title': 'Glossar',
  'glossary.link': 'Glossar',
  'glossary.newTab': '(öffnet einen neuen Tab)',
  'glossary.intro':
    'So übersetzt der Shop diese Wörter, allein und in Sätzen. Änderungen gelten sofort für alles, was danach übersetzt wird.',
  'glossary.search': 'Begriff suchen',
  'glossary.add': 'Neuer Begriff',
  'glossary.addTitle': 'Neuer Begriff',
  'glossary.editTitle': 'Begriff ändern',
  'glossary.german': 'Deutsch',
  'glossary.spanish': 'Spanisch',
  'glossary.english': 'Englisch',
  'glossary.count': ({ count }: { count: string }) => `${count} ${count === '1' ? 'Begriff' : 'Begriffe'}`,
  'glossary.none': ({ query }: { query: string }) => `Kein Begriff passt zu „${query}“.`,
  'glossary.changed': 'Geändert',
  'glossary.removed': 'Entfernt',
  'glossary.history': 'Wer hat wann welchen Begriff geändert? Geänderte Wörter lassen sich zurücksetzen.',
  'glossary.own': 'Eigener',
  /** Names of buttons for screen readers; term: the German word. */
  'glossary.editTerm': ({ term }: { term: string }) => `${term} ändern`,
  'glossary.removeTerm': ({ term }: { term: string }) => `${term} löschen`,
  'glossary.resetTerm': ({ term }: { term: string }) => `${term} auf die Vorgabe zurücksetzen`,
  'glossary.reset': 'Zurücksetzen',
  'glossary.discard': 'Die Eingaben verwerfen?',
  'glossary.save': 'Speichern',
  'glossary.saving': 'Wird gespeichert …',
  'glossary.saved': 'Begriff gespeichert',
  'glossary.gone': 'Dieser Begriff wurde inzwischen gelöscht. Ihr Text steht noch hier: Noch einmal „Speichern“ legt ihn neu an.',
  'glossary.removedToast': ({ term }: { term: string }) => `„${term}“ gelöscht`,
  'glossary.resetToast': ({ term }: { term: string }) => `„${term}“ gilt wieder wie vorgegeben`,
  'glossary.removeQuestion': ({ term }: { term: string }) => `„${term}“ aus dem Glossar löschen?`,
}
export type TranslationTexts = typeof translation
