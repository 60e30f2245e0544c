import type { Solar } from './es.ts'

export const de = {
  'solar.title': 'Solarenergie in Kuba',
  'solar.description': ({ ways }) => `Wie viel Sonne Kuba hat, was ein Haushalt braucht und welche Anlage zu ihm passt.${ways}`,
  'solar.keywords': 'Solarenergie Kuba, Einstrahlung, Solarmodule, komplette Solaranlage, Stromausfall, Lithiumbatterie',
  'solar.hero': 'Solarstrom in Kuba: Was Ihr Haus braucht',
  'solar.heroText': ({ kwh, days }) =>
    `Mehr als ${days} Sonnentage im Jahr und in einem guten Monat ${kwh}\u00a0kWh je Quadratmeter und Tag: Schon eine kleine Anlage deckt das Wichtigste.`,
  'solar.start': 'Berechnung beginnen',
  'solar.curve': ({ kwh }) => `Verlauf der Sonne an einem Tag in einem guten Monat: ${kwh} kWh/m²`,
  'solar.perDay': 'kWh/m², guter Monat',

  'solar.gives': 'Was die Sonne liefert',
  'solar.givesText': ({ company, official, used, isHigher }) =>
    `${company && `${company}\u00a0kWh ist unsere eigene Angabe, die eines guten Monats. `}Amtliche Quellen nennen rund ${official}\u00a0kWh am Tag als Mittel des Landes: ${used === official ? 'Damit rechnen wir' : `Wir rechnen mit ${used}`}${isHigher ? '' : ', damit die Anlage nicht zu klein ausfällt'}.`,
  'solar.days': 'Sonnentage im Jahr (Angabe der Firma)',
  'solar.companyFigure': 'Je m² und Tag in einem guten Monat (Angabe der Firma)',
  'solar.officialFigure': 'Je m² und Tag, amtliches Mittel',
  'solar.panelFigure': ({ watts }) => `Am Tag je Modul mit ${watts}\u00a0W`,

  'solar.places': 'Einstrahlung nach Provinz',
  'solar.placesText': 'In kWh/m² am Tag auf waagerechter Fläche; nach Süden geneigte Module bekommen im Winter mehr.',
  'solar.place': 'Ort',
  'solar.figure': 'kWh/m² am Tag',
  'solar.source': 'Quelle',
  'solar.cuba': 'Kuba, Mittel',
  'solar.camaguey': 'Camagüey, gemessen 1981 bis 2016',
  'solar.range': ({ least, most }) => `${least} im Dezember, ${most} im April`,
  'solar.others': 'Für die übrigen Provinzen gibt es keinen veröffentlichten Wert: Nehmen Sie das Mittel Kubas, 4,9 bis 5.',

  'solar.ask': 'Mit einem Techniker rechnen',
  'solar.askMessage':
    'Guten Tag, ich habe Ihre Seite über Solarenergie gesehen und möchte eine Anlage für mein Haus berechnen. Ich habe diese Geräte: ',

  'solar.steps': 'So kaufen Sie',
  'solar.step1': 'Notieren Sie, was weiterlaufen soll und wie viele Stunden.',
  'solar.step2': ({ hasChat }) => `Wählen Sie eine Anlage${hasChat ? ', oder lassen Sie uns per WhatsApp rechnen' : ''}.`,
  'solar.step3': ({ hasChat }) =>
    `Legen Sie in den Warenkorb, was auf Lager ist, und senden Sie die Bestellung${hasChat ? ' per WhatsApp' : ''}; nach allem anderen fragen Sie. Ein Konto ist nicht nötig.`,
  'solar.step4': 'Holen Sie die Ware im Lager ab und prüfen Sie, ob alles dabei ist.',
  'solar.step4Received': 'Nehmen Sie die Ware entgegen und prüfen Sie, ob alles dabei ist.',
  'solar.step5': ({ isGuided, hasChat }) =>
    `Folgen Sie der Montageanleitung; den elektrischen Teil schließt ein Elektriker an.${isGuided && hasChat ? ' Wir begleiten Sie per WhatsApp.' : ''}`,
  'solar.pay': ({ list }) => `Zahlung in ${list}`,
  'solar.payText': 'Die Preise sind in US-Dollar. Der Kurs für eine andere Währung wird mit der Bestellung bestätigt.',
  'solar.pickup': ({ isOnly }) => (isOnly ? 'Nur Abholung' : 'Abholung und Lieferung'),
  'solar.pickupText': ({ address, isOnly }) => `${address}. ${isOnly ? 'Wir liefern nicht.' : 'Wir liefern auch.'}`,

  'solar.questions': 'Fragen und Antworten',
  'solar.q1': 'Funktioniert das auch bei Stromausfall?',
  'solar.a1':
    'Ja, wenn die Anlage einen Hybridwechselrichter und eine Batterie hat. Fällt das Netz aus, speist er aus Batterie und Modulen, und das Licht bleibt an.',
  'solar.q2': 'Kann ich klein anfangen und erweitern?',
  'solar.a2':
    'Ja. Wählen Sie den Wechselrichter nach dem, was später dazukommt: Module und Batterien lassen sich ergänzen, solange er sie verträgt. Fragen Sie uns nach der Grenze des Geräts, das Sie im Blick haben.',
  'solar.q3': 'Und an trüben Tagen?',
  'solar.a3':
    'Die Module liefern weniger, aber sie liefern. In Camagüey bekommt der Dezember 62 % der Sonne vom April. Mit einem guten Monat zu rechnen, wäre deshalb zu knapp; an solchen Tagen zählt die Batterie oder ein Generator.',
  'solar.q4': 'Wer baut die Anlage ein?',
  'solar.a4': ({ isGuided, hasChat, isInThree }) =>
    `Sie, mit einem Elektriker Ihres Vertrauens.${isGuided ? ` Sie bekommen eine Anleitung Schritt für Schritt${hasChat ? `, und unsere Techniker antworten per WhatsApp${isInThree ? ' auf Spanisch, Englisch oder Deutsch' : ''}` : ''}.` : ''}`,
  'solar.q5': 'Lithium oder AGM?',
  'solar.a5':
    'Lithium (LiFePO4) kostet mehr, lässt sich zum größten Teil nutzen und hält Tausende Zyklen. Bei AGM nutzen Sie besser nur die Hälfte; das passt für kurze Ausfälle und knappe Mittel.',
  'solar.q6': 'Reicht es für eine Klimaanlage?',
  'solar.a6':
    'Für ein Inverter-Split mit einer Tonne, ja, ab einer Anlage mit 5 kW. Nachts braucht es viel Batterie: Sagen Sie uns vorher, wie viele Stunden es läuft.',

  'solar.contact': 'Noch eine Frage?',
  'solar.contactText':
    'Schreiben Sie uns, welche Geräte Sie haben und wie viele Stunden der Strom ausfällt. Wir antworten mit einem Vorschlag.',
  'solar.call': 'Anrufen',
} satisfies Solar
