/** Synonyms of the search, which staff edit. */
export const searchWords = {
  'searchWords.title': 'Suchwörter',
  'searchWords.intro':
    'Wörter in einer Gruppe bedeuten für die Suche dasselbe: Wer eines schreibt, findet auch, was die anderen finden. Änderungen gelten sofort auf der Website.',
  'searchWords.lists': 'Sprachen',
  'searchWords.list.es': 'Spanisch',
  'searchWords.list.de': 'Deutsch',
  'searchWords.list.en': 'Englisch',
  'searchWords.list.units': 'Einheiten',
  'searchWords.list.unsold': 'Verkaufen wir nicht',
  'searchWords.notSold': 'Das verkaufen wir nicht',
  'searchWords.unsoldDone': ({ name }: { name: string }) =>
    `„${name}“ steht jetzt unter „Verkaufen wir nicht“ und nicht mehr in der Übersicht`,
  'searchWords.unsoldText': 'Was Besucher suchen und Sie nicht verkaufen. Diese Suchen stehen nicht mehr in der Übersicht.',
  'searchWords.unsoldNone':
    'Hier steht noch nichts. Öffnen Sie in der Übersicht eine Suche, die nichts findet, und drücken Sie „Das verkaufen wir nicht“.',
  'searchWords.showAgain': 'Wieder melden',
  'searchWords.showAgainNamed': ({ name }: { name: string }) => `„${name}“ wieder melden`,
  'searchWords.showAgainDone': ({ name }: { name: string }) => `„${name}“ wird wieder gemeldet`,
  'searchWords.filter': 'In den Gruppen suchen',
  'searchWords.add': 'Neue Gruppe',
  'searchWords.none': ({ query }: { query: string }) => `Keine Gruppe passt zu „${query}“.`,
  'searchWords.count': ({ count }: { count: string }) => `${count} ${count === '1' ? 'Gruppe' : 'Gruppen'}`,
  'searchWords.units': ({ count }: { count: string }) => `${count} ${count === '1' ? 'Einheit' : 'Einheiten'}`,
  'searchWords.changed': 'Geändert',
  'searchWords.own': 'Eigene',
  'searchWords.off': 'Aus',
  'searchWords.history': 'Wer hat wann welche Suchwörter geändert? Jede Änderung lässt sich rückgängig machen.',
  /** list: a text of searchWords.list: the language that the new group is for, or "Einheiten" for a new unit. */
  'searchWords.addTitle': ({ list }: { list: string }) => `Neue Gruppe: ${list}`,
  'searchWords.editTitle': ({ name }: { name: string }) => `„${name}“ ändern`,
  'searchWords.edit': ({ name }: { name: string }) => `${name} ändern`,
  'searchWords.words': 'Wörter, die dasselbe bedeuten',
  /** Paragraphs, one per line. */
  'searchWords.wordsHelp':
    'Schreiben Sie in jede Zeile ein Wort oder eine Wendung, zum Beispiel: nevera, refrigerador, frigorífico. Oben steht am besten das Wort, das in den Namen Ihrer Produkte vorkommt.\nMehrzahl, Großschreibung und Akzente brauchen Sie nicht.\nMit = davor, zum Beispiel =frío: Wer „frío“ sucht, findet, was die anderen Wörter finden. Produkte, in deren Text nur „frío“ steht, findet die Gruppe dann nicht.\nSteht ein Gerät wie „nevera“ in der Gruppe, führen ihre Wörter auch zum Solarrechner; bei „envío“ oder „garantía“ führen sie zu der Seite, die antwortet.',
  /** Below the result of a trial search. */
  'searchWords.leadsTo.calculator': 'Führt zum Solarrechner, in dem dieses Gerät schon eingetragen ist.',
  'searchWords.leadsTo.service': 'Führt zu der Seite, die das beantwortet.',
  'searchWords.spellings': 'Wie diese Einheit noch heißt',
  'searchWords.spellingsHelp': 'Ein Name in jede Zeile, zum Beispiel Kavea für kVA.',
  'searchWords.always': ({ names }: { names: string }) => `Gilt immer: ${names}`,
  'searchWords.shipped': 'Vorgabe des Shops',
  /** Note below the field, which does not prevent saving. name: the other group. */
  'searchWords.elsewhere': ({ phrase, name }: { phrase: string; name: string }) =>
    `„${phrase}“ steht auch bei „${name}“. Das ist erlaubt: Beides gilt.`,
  'searchWords.elsewhereUnit': ({ phrase, name }: { phrase: string; name: string }) =>
    `„${phrase}“ steht auch bei „${name}“. Das ist erlaubt; in Suchen gilt dann diese Einheit.`,
  'searchWords.save': 'Speichern',
  /** Warning before saving; words: words of the group that would find nothing although others do. */
  'searchWords.silent': ({ words }: { words: string }) => `Findet so nichts: ${words}`,
  'searchWords.silentText':
    'Mit anderen Wörtern der Gruppe, oder ohne die Gruppe, wird etwas gefunden. Ist es anders geschrieben, oder hat es eine weitere Bedeutung? Speichern geht trotzdem.',
  /** Warning before saving; words: words with many more results, "inversor: 6 → 16". */
  'searchWords.growing': ({ words }: { words: string }) => `Findet dann viel mehr: ${words}`,
  'searchWords.growingText':
    'Auch was die anderen Wörter der Gruppe finden, zählt mit. Sind wirklich alle gemeint? Speichern geht trotzdem.',
  'searchWords.counts': ({ words }: { words: string }) => `Anzahl Produkte jetzt → dann: ${words}`,
  'searchWords.saveAnyway': 'Trotzdem speichern',
  'searchWords.saving': 'Wird gespeichert …',
  'searchWords.saved': 'Suchwörter gespeichert',
  'searchWords.switchOff': 'Ausschalten',
  'searchWords.switchOn': 'Einschalten',
  'searchWords.switchedOff': ({ name }: { name: string }) => `„${name}“ ist ausgeschaltet`,
  'searchWords.switchedOn': ({ name }: { name: string }) => `„${name}“ gilt wieder`,
  'searchWords.isOff': 'Diese Gruppe ist ausgeschaltet: Die Suche beachtet sie nicht.',
  'searchWords.reset': 'Zurücksetzen',
  'searchWords.resetNamed': ({ name }: { name: string }) => `${name} auf die Vorgabe zurücksetzen`,
  'searchWords.resetDone': ({ name }: { name: string }) => `„${name}“ gilt wieder wie vorgegeben`,
  'searchWords.delete': 'Löschen',
  'searchWords.deleteNamed': ({ name }: { name: string }) => `„${name}“ löschen`,
  'searchWords.deleteQuestion': ({ name }: { name: string }) =>
    `Die Gruppe „${name}“ löschen? Der Verlauf unter der Liste bringt sie zurück.`,
  'searchWords.deleted': ({ name }: { name: string }) => `„${name}“ ist gelöscht`,
  'searchWords.discard': 'Die Eingaben verwerfen?',
  'searchWords.trial': 'Suche ausprobieren',
  'searchWords.trialHelp': 'So findet die Website, mit dem, was oben steht, auch ohne zu speichern.',
  'searchWords.trialPageHelp': 'So findet die Website jetzt.',
  'searchWords.trialWords': 'Was Besucher schreiben',
  'searchWords.trialLanguage': 'Sprache der Website',
  'searchWords.found': ({ count }: { count: string }) => (count === '1' ? '1 Produkt gefunden' : `${count} Produkte gefunden`),
  'searchWords.nothing': 'Nichts gefunden.',
  'searchWords.near': 'Als Nächstliegendes wird angeboten:',
  'searchWords.more': ({ count }: { count: string }) => `und ${count} weitere`,
  'searchWords.readAs': 'Verstanden als:',
  'searchWords.alike': ({ word, alike }: { word: string; alike: string }) => `${word} (auch: ${alike})`,
  /** Label before the filters found in the text: "Leistung: bis 5 kW". */
  'searchWords.filters': 'Als Filter verstanden:',
  'searchWords.unfiltered': ({ count }: { count: string }) => `Ohne diese Filter: ${count} ${count === '1' ? 'Produkt' : 'Produkte'}`,
  'searchWords.cheapFirst': 'Das Günstigste zuerst',
  /** Notes about limits in a trial search that were not applied; limits: the words as typed. */
  'searchWords.leftOut': ({ limits }: { limits: string }) => `Nicht beachtet, weil die Preise in US-Dollar sind: ${limits}`,
  'searchWords.unread': ({ limits }: { limits: string }) => `Danach lässt sich nicht filtern, nur die Zahl wird gesucht: ${limits}`,
  'searchWords.unclear': ({ limits }: { limits: string }) => `Nicht beachtet, weil nichts sagt, was die Zahl zählt: ${limits}`,
  'searchWords.unfit': ({ limits }: { limits: string }) => `Nicht beachtet, weil es in keinen einzelnen Filter passt: ${limits}`,
  'searchWords.ignored': ({ limits }: { limits: string }) => `Ließ sich nicht ausschließen und kann unter den Ergebnissen sein: ${limits}`,
  'searchWords.searching': 'Sucht …',
  'searchWords.trialFailed': ({ message }: { message: string }) => `Nicht ausprobiert: ${message}`,
  /** Note above a new group that is made for a search without results, if the search has results by now; count: 1 or more. */
  'searchWords.foundNow': ({ count }: { count: string }) => `Diese Suche findet jetzt ${count} ${count === '1' ? 'Produkt' : 'Produkte'}`,
  'searchWords.foundNowText': 'Eine neue Gruppe braucht es nur, wenn es andere sein sollen.',
  /** Link in the list of searches without results, if a group has the searched words by now. */
  'searchWords.openKept': 'Gruppe öffnen',
  'searchWords.openKeptNamed': ({ words }: { words: string }) => `Gruppe öffnen, die das schon hat: ${words}`,
  'searchWords.open': 'Suchwort anlegen',
  /** Name of the link for screen readers. */
  'searchWords.openNamed': ({ words }: { words: string }) => `Suchwort anlegen: ${words}`,
}
export type SearchWordsTexts = typeof searchWords
