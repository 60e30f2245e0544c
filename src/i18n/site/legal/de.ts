import type { Legal } from './es.ts'

export const de = {
  'legal.title': 'Impressum und Datenschutz',
  'legal.description': ({ isWhole }) =>
    isWhole
      ? 'Wer für diese Website verantwortlich ist, wie Kauf und Abholung ablaufen und welche Garantie gilt.'
      : 'Wer für diese Website verantwortlich ist und wie der Kauf abläuft.',
  'legal.privacyDescription': 'Welche Daten diese Website speichert, wo, wie lange, und welche Rechte Sie haben.',
  'legal.tabs': 'Abschnitte',

  // Imprint.
  'legal.holder': 'Verantwortlich',
  'legal.representative': ({ name }) => `Vertreten durch: ${name}`,
  'legal.register': ({ number }) => `Handelsregister: ${number}`,
  'legal.taxId': ({ number }) => `Steuernummer (NIT): ${number}`,
  'legal.phone': 'Telefon',
  'legal.mail': 'E-Mail',
  'legal.activity': 'Tätigkeit und weitere Angaben',
  'legal.prices': 'Preise und Verfügbarkeit',
  'legal.pricesText': ({ list, hasChat }) =>
    `Die Preise sind in US-Dollar (USD). ${list && `Wir nehmen ${list}. `}Der Warenkorb ist noch kein Kauf: Die Bestellung wird${hasChat ? ' per WhatsApp' : ''} bestätigt, zum Preis und zur Verfügbarkeit des Tages.`,
  'legal.pickup': ({ isOnly }) => (isOnly ? 'Abholung' : 'Abholung und Lieferung'),
  'legal.pickupText': ({ hours, isOnly, place }) =>
    `Die Produkte werden${{ warehouse: ' im Lager', here: ' hier', '': '' }[place]} abgeholt. ${hours && `Zeiten: ${hours}. `}${isOnly ? 'Wir liefern nicht.' : 'Wir liefern auch.'}`,
  'legal.warranty': 'Garantie',
  'legal.warrantyText':
    'Welche Garantien ein Produkt hat, steht auf seiner Seite. Bewahren Sie die Rechnung auf und, wenn es eine gibt, die Seriennummer.',
  'legal.content': 'Inhalte und Links',
  'legal.contentText':
    'Finden Sie in den Angaben zu einem Produkt einen Fehler, schreiben Sie uns bitte. Für Seiten, auf die unsere Links führen, sind deren Betreiber verantwortlich.',
  'legal.iconsText': 'Die Symbole stammen von Lucide (ISC-Lizenz).',

  // Privacy.
  'privacy.title': 'Datenschutz',
  'privacy.short': 'In wenigen Worten',
  'privacy.shortText':
    'Sie brauchen kein Konto. Es gibt keine Werbung. Wir zählen Besuche, ohne zu wissen, wer Sie sind, und Sie können es verhindern. Alles, was Sie sehen, kommt von unserem eigenen Server: Keine Seite lädt etwas von anderswo. Über Sie speichern wir auf dem Server nur, was Sie uns schreiben, und gegen Missbrauch für kurze Zeit, von welcher Netzadresse es kam.',
  'privacy.who': 'Wer verantwortlich ist',
  'privacy.whoText': ({ holder, hasContact, hasPhone }) =>
    `${holder}.${hasContact ? ` In allem, was Ihre Daten betrifft, schreiben Sie uns${hasPhone ? ' oder rufen Sie an' : ''}:` : ''}`,
  'privacy.device': 'Was auf Ihrem Telefon oder Computer bleibt',
  'privacy.deviceText':
    'Diese Daten liegen im Speicher Ihres Browsers. Außer dem, was auf eine Verbindung wartet, werden sie nicht von selbst gesendet; Sie löschen sie mit „Websitedaten löschen“ in den Einstellungen des Browsers. Verbietet Ihr Browser das Speichern, funktioniert die Website trotzdem und vergisst.',
  'privacy.language': 'die Sprache, die Sie gewählt haben.',
  'privacy.catalogue':
    'den Katalog, wenn Sie ihn gespeichert haben: Produkte, Preise, das Programm, das sie zeigt, und auf Wunsch kleine Fotos. Er bleibt, bis Sie ihn löschen oder der Browser den Platz braucht.',
  'privacy.pages':
    'die Seiten, die Sie geöffnet haben, mit ihren Fotos und den Programmen, die sie brauchen, damit Sie sie ohne Verbindung lesen können: höchstens 60 Seiten und 5 MB Fotos; die ältesten werden von selbst gelöscht.',
  'privacy.cart': ({ hasCalculator }) =>
    `die Produkte im Warenkorb, mit Mengen, Preisen und Verfügbarkeit, wie Sie sie gesehen haben, und dem Code der Bestellung. Bis Sie den Warenkorb leeren. Beim Öffnen fragt der Browser den Server nach den heutigen Preisen dieser Produkte und, wenn es zwei oder mehr sind, ob sie zusammenpassen${hasCalculator ? ' und zu dem, was Sie in den Rechner eingetragen haben' : ''}; der Server merkt sich nicht, wessen sie sind.`,
  'privacy.calculated':
    'woraus eine Anlage berechnet wurde, die aus dem Rechner in den Warenkorb kam, damit die Bestellung es sagt. Bis Sie den Warenkorb leeren oder ersetzen.',
  'privacy.opened': 'welche Teile einer langen Bestellung Sie schon in WhatsApp geöffnet haben. Gelöscht, wenn Sie den Tab schließen.',
  'privacy.waiting':
    'eine Anfrage, während sie gesendet wird, und eine, die ohne Verbindung nicht abgehen konnte, bis sie gesendet ist oder Sie sie verwerfen; danach ihr Code, bis Sie den Hinweis schließen.',
  'privacy.cartSent':
    'welcher Warenkorb mit Ihrer letzten Anfrage mitging, mit deren Code und Datum, damit Sie ihn nicht versehentlich zweimal senden.',
  'privacy.person': 'Name und Telefon Ihrer letzten Anfrage, damit Sie beides nicht noch einmal tippen müssen.',
  'privacy.draft':
    'was Sie in die Anfrage geschrieben und noch nicht gesendet haben, und wann Sie anfingen. Gelöscht, wenn Sie sie senden oder den Tab schließen; bei einer wartenden Anfrage, die Sie ändern, erst beim Senden.',
  'privacy.consent': 'was Sie im Cookie-Hinweis gewählt haben.',
  'privacy.compare':
    'die Produkte, die Sie zum Vergleichen gewählt haben, höchstens vier, bis Sie sie aus dem Vergleich nehmen. Der Browser fragt den Server, welche noch angeboten werden, und speichert, wann, bis Sie den Tab schließen; der Server hält das nicht fest.',
  'privacy.home':
    'die Geräte und Stunden, die Sie in den Rechner eingetragen haben, auch bis zu drei Haushalte von vorher, und der Haushalt, für den gesagt wird, wie lange etwas reicht, damit Sie sie nicht wiederholen müssen. Bis Sie die Daten des Browsers löschen.',
  'privacy.searches':
    'wonach Sie im Katalog gesucht haben, die letzten sechs Male, um es vorzuschlagen. Bis Sie es unter dem Suchfeld löschen.',
  'privacy.orderNotes':
    'welche Teile der Bestellung nicht zusammenpassen, damit die Nachricht es sagt. Gelöscht, wenn Sie den Tab schließen.',
  'privacy.visit':
    'wie viele Daten Sie heute verbraucht und gespart haben, für die Fußzeile und die Seite „Datenverbrauch“. Beginnt jeden Tag neu.',
  'privacy.lateVisits':
    'was von Ihrem Besuch gezählt worden wäre und ohne Verbindung nicht abgehen konnte, je mit einer Zufallszahl, damit es nur einmal zählt. Es wird mit der nächsten Verbindung gesendet; gelöscht nach drei Tagen, oder wenn Sie „Analyse“ ablehnen.',
  'privacy.photos':
    'nur für unser Personal: Fotos, die noch hochgeladen werden, bis der Server sie hat, 30 Tage lang, welches Foto welche Adresse bekam und ob seine Beschreibung fehlt, und welche nicht ankamen, bis es gelesen ist (IndexedDB).',
  'privacy.drafts':
    'nur für unser Personal: was es in Formulare der Verwaltung getippt und noch nicht gespeichert hat, bis es das speichert oder verwirft.',
  'privacy.cookies': 'Cookies',
  'privacy.cookiesText':
    'Cookies gehen mit jeder Anforderung an den Server. Wir verwenden nur notwendige. Für Analyse oder Marketing gibt es keine; sollte es sie je geben, dann nur mit Ihrer Erlaubnis. In den „Cookie-Einstellungen“ entscheidet „Analyse“, ob wir Ihre Besuche zählen, was wir ohne Cookies tun; „Marketing“ merkt sich nur Ihre Antwort, denn dergleichen tun wir nicht.',
  'privacy.cookieLanguage': 'die Sprache, die Sie gewählt haben, ein Jahr lang, damit der Server darin antwortet.',
  'privacy.cookieMoney': 'die Währung, in der Sie Preise zusätzlich sehen wollten, ein Jahr.',
  'privacy.cookieStaff': 'nur für unser Personal nach der Anmeldung; höchstens 12 Stunden.',
  'privacy.cookieDevice':
    'nur für unser Personal: dass dieser Browser schon angemeldet war, 400 Tage lang, damit ihn die Fehlversuche anderer nicht bremsen.',
  'privacy.cookieStaffLanguage': 'nur für unser Personal: die Sprache der Verwaltung, ein Jahr lang; auch im Speicher des Browsers.',
  'privacy.cookieHuman':
    'nur wenn Sie zeigen sollten, dass Sie ein Mensch sind: dass Sie es getan haben, vom Server unterschrieben, eine Woche lang. Wer Sie sind, steht nicht darin.',
  'privacy.server': 'Was der Server bei Ihrem Besuch sieht',
  'privacy.serverText1':
    'Um Ihnen zu antworten, erhält der Server die Netzadresse (IP) Ihres Geräts, die Sprache Ihres Browsers und ob er Daten spart. Er schreibt sie in kein Protokoll. Das Land wird in einer Liste auf unserem eigenen Server nachgeschlagen, um eine Sprache vorzuschlagen, Besuche nach Ländern zu zählen und zu entscheiden, ob Sie zeigen sollen, dass Sie ein Mensch sind.',
  'privacy.serverText2':
    'Gegen Missbrauch zählen wir Anfragen von derselben Netzadresse und gescheiterte Anmeldungen. Diese Zählung wird mit der ersten Anfrage oder Anmeldung gelöscht, gleich von wem, die mehr als einen Tag später eintrifft. Auch eine Netzadresse, die in einer Minute Hunderte Male anfragt, kommt in diese Zählung.',
  'privacy.visits': 'Wie wir Besuche zählen',
  'privacy.visitsText1': ({ hasPhone }) =>
    `Ihr Browser meldet dem Server, welche Seite oder welches Produkt Sie öffnen, welche Produkte Sie vergleichen, was Sie in den Warenkorb legen und was darin ist, wenn Sie ihn öffnen${hasPhone ? ' oder zu WhatsApp mitnehmen, ob Sie WhatsApp, das Telefon oder die E-Mail öffnen' : ', ob Sie die E-Mail öffnen'}, ob Sie eine Anfrage senden, was Sie suchen und von welcher Website Sie kommen. Dazu speichern wir Tag und Minute, Land, Sprache, Art des Geräts und der Verbindung, und ob Sie wie ein Programm wirken. Kein Cookie, keine Netzadresse, keinen Namen.`,
  'privacy.visitsText2':
    'Damit Sie nicht doppelt zählen, berechnet der Server aus Ihrer Netzadresse, den Angaben Ihres Browsers und einem zufälligen Schlüssel eine Marke, die an diesem Tag gilt. Der Schlüssel wird nach Mitternacht in Havanna gelöscht; danach kann niemand mehr sagen, wessen Marke es war, außer mit einer Sicherung jenes Tages. Nach 90 Tagen löschen wir alles bis auf die Summen jedes Tages, etwa wie oft eine Seite geöffnet oder etwas gesucht wurde.',
  'privacy.visitsText3':
    'Wenn Sie das nicht möchten, lehnen Sie „Analyse“ in den „Cookie-Einstellungen“ am Ende der Seite ab, oder schalten Sie im Browser „Do Not Track“ oder „Global Privacy Control“ ein: Dann wird nichts gesendet. Solange Sie nicht gewählt haben, zählen wir Ihren Besuch; schließen Sie den Cookie-Hinweis ohne Wahl, zählen wir ihn nicht, bis Sie den Tab schließen.',
  'privacy.human': 'Zeigen, dass Sie ein Mensch sind',
  'privacy.humanText1':
    'Besucher aus manchen Ländern, oder von einer Netzadresse, die zu viele Anfragen sendet, sollen zeigen, dass sie kein Programm sind. Beim Öffnen einer Seite fragt Ihr Browser, ob das nötig ist, und merkt sich die Antwort fünf Minuten. Wer geht, ohne es zu tun, dem geschieht nichts; nur Anfragen lassen sich dann hier nicht senden.',
  'privacy.humanText2':
    'Ist es nötig, sendet Ihr Browser einmal: Größe und Farben des Bildschirms, Zeitzone, Sprache, Plattform, Name und Erweiterungen des Browsers, ob er Cookies annimmt, nicht verfolgt werden will und mit Berührung bedient wird, Speicher und Prozessorkerne, wie lange Sie gebraucht haben, und die letzten 50 Mausbewegungen oder das Ergebnis einer Rechnung. Der Server entscheidet damit und speichert es nicht; kein anderer Dienst ist beteiligt. Er behält nur die Nummer der Prüfung, damit sie nicht zweimal gilt, bis zur ersten von irgendwem nach zehn Minuten, und zählt die Versuche von derselben Netzadresse wie bei Anfragen.',
  'privacy.inquiry': 'Wenn Sie uns eine Anfrage senden',
  'privacy.inquiryText1':
    'Auf dem Server speichern wir Ihren Namen, Ihr Telefon, Ihre Nachricht, die Art der Anlage, falls gewählt, Produkt und Menge oder den Warenkorb, wenn sie mitgingen, die Sprache, die Seite, von der Sie geschrieben haben, das Datum, einen Code und einen Schlüssel, der doppelten Empfang verhindert; außerdem, was unser Personal bei der Betreuung notiert, und wer es war. Scheint ein Programm sie gesendet zu haben, speichern wir auch, warum wir das annehmen.',
  'privacy.inquiryText2':
    'Nur die Personen in unserem Unternehmen, die Kunden betreuen, lesen sie, und nur, um Ihnen zu antworten; sie kann bei ihnen auch als E-Mail ankommen. Wir behalten sie, solange wir sie für die Antwort und die Betreuung Ihres Kaufs brauchen. Was wir löschen, liegt noch 30 oder 31 Tage in einem Papierkorb, falls es ein Versehen war; bitten Sie um Löschung, entfernen wir sie sofort, mit allem Notierten, auch aus den Dateien der Datenbank: Nur ihr Code bleibt, und wer sie bearbeitet hat. Eine E-Mail, die sie angekündigt hat, löschen wir von Hand, und aus den Sicherungen verschwindet sie, wenn diese gelöscht werden. Schreiben Sie in einer anderen Sprache, können wir die Nachricht, ohne Ihren Namen und Ihr Telefon, von einem Übersetzungsdienst übersetzen lassen.',
  'privacy.chat': ({ hasPhone }) => (hasPhone ? 'WhatsApp, Telefon und E-Mail' : 'E-Mail'),
  'privacy.chatText': ({ hasPhone }) =>
    `${hasPhone ? 'Eine Bestellung per WhatsApp senden Sie aus Ihrer eigenen App; der Text der Bestellung und ihr Code laufen nicht über unseren Server. Für WhatsApp, Ihre Telefongesellschaft und' : 'Für'} Ihren Mail-Anbieter gelten deren Regeln. Von der Nachricht behalten wir, was Ihre Bestellung braucht.`,
  'privacy.backup': 'Sicherungen',
  'privacy.backupText':
    'Wir kopieren die Datenbank, damit nichts verloren geht, wenn der Server ausfällt. Eine Kopie kann Ihre Anfrage und den Schlüssel jenes Tages enthalten, auch wenn wir sie seither gelöscht haben. Wird eine neue gemacht, werden die gelöscht, die älter als 30 Tage sind. Nur wer den Server verwaltet, hat Zugriff.',
  'privacy.share': 'Wem wir Ihre Daten geben',
  'privacy.shareText':
    'Niemandem; nur der Text einer Nachricht, die wir übersetzen lassen, geht an den Übersetzungsdienst, und eine E-Mail mit Ihrer Anfrage läuft über den Mailserver, den wir nutzen. Wir verkaufen und vermieten sie nicht. Nur eine Anordnung der zuständigen Behörde würde uns zur Herausgabe verpflichten.',
  'privacy.rights': 'Ihre Rechte',
  'privacy.rightsText1':
    'Sie können erfahren, welche Daten wir über Sie haben, sie berichtigen lassen, eine Kopie erhalten, ihrer Verwendung widersprechen und sie löschen lassen. Schreiben Sie uns mit dem Code Ihrer Anfrage oder dem Telefon, mit dem Sie sie gesendet haben. Das kostet Sie nichts.',
  'privacy.rightsText2': ({ isInCuba }) =>
    isInCuba
      ? 'In Kuba gilt das Gesetz 149 von 2022 über den Schutz personenbezogener Daten. Leben Sie in einem anderen Land, können Sie sich auch bei der dortigen Datenschutzbehörde beschweren.'
      : 'Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
  'privacy.revised': ({ date }) => `Zuletzt überarbeitet: ${date}`,
} satisfies Legal
