/** Page "Mein Konto": own name, password and sessions, and the accounts of others. */
export const accounts = {
  'accounts.title': 'Mein Konto',
  /** Name of the link in the header, for screen readers; name: first name or username. */
  'accounts.link': ({ name }: { name: string }) => `Mein Konto: ${name}`,
  'accounts.leave': 'Es gibt ungespeicherte Eingaben. Möchten Sie die Seite trotzdem verlassen?',

  'accounts.nameTitle': 'Name',
  'accounts.username': 'Benutzername',
  'accounts.usernameHelp': 'Damit melden Sie sich an. Er lässt sich nicht ändern.',
  'accounts.firstName': 'Vorname',
  'accounts.firstNameHelp': 'Steht in der Begrüßung und neben Ihren Änderungen.',
  'accounts.nameSave': 'Namen speichern',
  'accounts.nameSaved': 'Name gespeichert',

  'accounts.passwordTitle': 'Passwort ändern',
  'accounts.passwordText': 'Danach sind Sie auf allen anderen Geräten abgemeldet. Hier arbeiten Sie weiter.',
  'accounts.current': 'Jetziges Passwort',
  'accounts.next': 'Neues Passwort',
  'accounts.passwordSave': 'Passwort ändern',
  'accounts.passwordSaved': 'Passwort geändert',
  'accounts.passwordSavedText': 'Alle anderen Sitzungen sind beendet.',
  /** The answer was lost: the server may have saved the new password. */
  'accounts.passwordUnanswered':
    'Vielleicht gilt schon das neue Passwort. Drücken Sie ruhig noch einmal. Müssen Sie sich dabei anmelden, versuchen Sie zuerst das neue.',
  'accounts.capsLock': 'Die Feststelltaste ist an.',
  'accounts.tooShort': ({ count }: { count: number }) => `Das Passwort braucht mindestens ${count} Zeichen`,
  /** Below a new password, while it is typed. */
  'accounts.strengthEmpty': ({ count }: { count: number }) =>
    `Mindestens ${count} Zeichen. Am besten drei oder vier Wörter, die nicht zusammengehören.`,
  'accounts.strengthShort': ({ missing }: { missing: number }) => (missing === 1 ? 'Noch 1 Zeichen' : `Noch ${missing} Zeichen`),
  'accounts.strengthWeak': 'Schwach: leicht zu erraten. Nehmen Sie lieber drei oder vier Wörter.',
  'accounts.strengthFair':
    'Reicht, wenn es kein bekanntes Wort oder Passwort ist: Das prüft der Shop erst beim Speichern. Länger ist besser.',
  'accounts.strengthStrong': 'Stark, wenn es kein bekannter Name ist',

  'accounts.sessionsTitle': 'Meine Sitzungen',
  'accounts.sessionsText':
    'Hier sind Sie angemeldet. Kennen Sie ein Gerät nicht, beenden Sie seine Sitzung und ändern Sie danach Ihr Passwort.',
  /** browser and system: "Chrome", "Android". */
  'accounts.sessionName': ({ browser, system }: { browser: string; system: string }) => `${browser} auf ${system}`,
  'accounts.sessionUnknown': 'Unbekannter Browser',
  'accounts.sessionThis': 'Diese Sitzung',
  'accounts.sessionStarted': ({ when }: { when: string }) => `Angemeldet: ${when}`,
  'accounts.sessionSeen': ({ when }: { when: string }) => `Zuletzt benutzt: ${when}`,
  'accounts.sessionEnd': 'Beenden',
  'accounts.sessionEndNamed': ({ name }: { name: string }) => `Sitzung beenden: ${name}`,
  'accounts.sessionEnded': 'Sitzung beendet',
  'accounts.sessionsEndAll': 'Alle anderen beenden',
  'accounts.sessionsEnded': 'Alle anderen Sitzungen sind beendet',
  'accounts.sessionsOnly': 'Sie sind sonst nirgends angemeldet.',

  'accounts.listTitle': 'Wer sich anmelden darf',
  'accounts.listText':
    'Jede Person braucht ein eigenes Konto, damit im Verlauf steht, wer was geändert hat. Inhaber verwalten Konten und die Angaben über die Firma, Mitarbeiter alles andere.',
  'accounts.role': 'Rolle',
  'accounts.role.owner': 'Inhaber',
  'accounts.role.employee': 'Mitarbeiter',
  /** Below one's own role. */
  'accounts.roleHelp.owner': 'Sie dürfen alles ändern, auch Konten und die Angaben über die Firma.',
  'accounts.roleHelp.employee': 'Sie dürfen alles ändern, außer Konten und Angaben über die Firma. Das machen die Inhaber.',
  'accounts.newRoleHelp': 'Inhaber verwalten auch Konten und die Angaben über die Firma.',
  'accounts.ownPassword': 'Ihr eigenes Passwort',
  'accounts.ownPasswordHelp': 'Zur Sicherheit: So kann niemand an Ihrem offenen Browser Konten ändern.',
  /** Button and title of a dialog. */
  'accounts.makeRole.owner': 'Zum Inhaber machen',
  'accounts.makeRole.employee': 'Zum Mitarbeiter machen',
  'accounts.makeRoleNamed.owner': ({ name }: { name: string }) => `${name} zum Inhaber machen`,
  'accounts.makeRoleNamed.employee': ({ name }: { name: string }) => `${name} zum Mitarbeiter machen`,
  'accounts.makeRoleText.owner': ({ name }: { name: string }) =>
    `${name} darf dann auch Konten anlegen, ändern und entfernen, auch Ihres, und die Angaben über die Firma ändern.`,
  'accounts.makeRoleText.employee': ({ name }: { name: string }) =>
    `${name} darf dann keine Konten und keine Angaben über die Firma mehr ändern. Das gilt sofort.`,
  'accounts.roleDone': ({ name, role }: { name: string; role: string }) => `${name} hat jetzt die Rolle ${role}`,
  'accounts.self': 'Das sind Sie',
  'accounts.since': ({ day }: { day: string }) => `seit ${day}`,
  'accounts.add': 'Person hinzufügen',
  'accounts.reset': 'Neues Passwort',
  'accounts.resetNamed': ({ name }: { name: string }) => `Neues Passwort für ${name}`,
  'accounts.remove': 'Entfernen',
  'accounts.removeNamed': ({ name }: { name: string }) => `${name} entfernen`,
  'accounts.removeText': ({ name, days }: { name: string; days: number }) =>
    `${name} wird sofort überall abgemeldet. Das Konto lässt sich ${days} Tage lang wiederherstellen. Was die Person geändert hat, bleibt.`,
  'accounts.removed': ({ name }: { name: string }) => `Konto „${name}“ entfernt`,
  'accounts.removedTitle': 'Entfernte Konten',
  'accounts.removedUntil': ({ removed, until }: { removed: string; until: string }) =>
    `Entfernt am ${removed}, wiederherstellbar bis ${until}`,
  'accounts.restore': 'Wiederherstellen',
  'accounts.restoreNamed': ({ name }: { name: string }) => `${name} wiederherstellen`,
  'accounts.restoreText': ({ name, role }: { name: string; role: string }) =>
    `${name} kann sich wieder mit dem bisherigen Passwort anmelden und hat die Rolle ${role}.`,
  'accounts.restored': ({ name }: { name: string }) => `Konto „${name}“ wiederhergestellt`,
  'accounts.emailTitle': 'Nachrichten über Konten',
  'accounts.emailText':
    'Wird ein Konto angelegt, geändert, entfernt oder wiederhergestellt, bekommen die Inhaber eine E-Mail, wenn der Mailversand eingerichtet ist.',
  'accounts.email': 'Ihre E-Mail-Adresse',
  'accounts.emailHelp': 'Die Nachrichten gehen nur an Adressen, die Inhaber hier angeben. Hat keiner eine angegeben, wird keine gesendet.',
  'accounts.emailSave': 'Adresse speichern',
  'accounts.emailSaved': 'Adresse gespeichert',
  'accounts.resetText': ({ name }: { name: string }) => `${name} wird überall abgemeldet und meldet sich mit dem neuen Passwort wieder an.`,
  'accounts.resetSave': 'Passwort setzen',
  'accounts.addSave': 'Konto anlegen',
  'accounts.newUsernameHelp': 'Zum Beispiel der Vorname. Groß- und Kleinschreibung spielen keine Rolle.',
  'accounts.makePassword': 'Passwort erzeugen',
  'accounts.makePasswordHelp': 'Ein sicheres Passwort, das Sie gleich weitergeben. Aus: selbst eines eingeben.',
  'accounts.added': ({ name }: { name: string }) => `Konto „${name}“ angelegt`,
  'accounts.resetDone': ({ name }: { name: string }) => `${name} hat ein neues Passwort`,
  'accounts.told': ({ name }: { name: string }) => `Passwort für ${name}`,
  'accounts.toldOnce': 'Es wird nur jetzt gezeigt.',
  'accounts.toldText': 'Schreiben Sie es auf oder geben Sie es gleich weiter. Die Person kann es danach unter „Mein Konto“ ändern.',
  'accounts.copy': 'Kopieren',
  'accounts.copied': 'Kopiert',
  'accounts.toldDone': 'Fertig',

  'accounts.gone': 'Nicht mehr vorhanden',
  'accounts.goneText': 'Das wurde inzwischen beendet oder entfernt.',
  'accounts.refused': 'Nicht möglich',

  'accounts.history': 'Wer hat wann welches Konto angelegt, geändert oder entfernt? Passwörter stehen hier nie.',
  /** In the history of accounts, after "Passwort". */
  'accounts.passwordSet': 'neu gesetzt',
}
export type AccountsTexts = typeof accounts
