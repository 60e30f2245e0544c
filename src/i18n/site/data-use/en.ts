import type { DataTexts } from './es.ts'

export const en = {
  'data.title': 'Data use',
  'data.description': 'How much data this site uses on your phone, what it saves, what it stores there, and how to delete it.',
  'data.heading': 'How much data this shop uses',
  'data.intro': 'Every megabyte costs you money. That is why the shop is light, and here you can see what it uses.',

  'data.today': 'On this device',
  'data.page': 'This page',
  'data.day': 'Today, in total',
  'data.saved': 'Saved today',
  'data.savedText':
    '“Saved” is the size, before compression, of all pages, photos and scripts that you used today, minus what really travelled. The rest was saved because it came compressed, because only the changes came, or because it was already on your device.',
  'data.limits':
    'The figures come from your browser and start anew at midnight, by the clock of your device. They stay there: they are not sent. They leave out short messages such as counting a visit. Your operator may round differently.',
  'data.limitsStored':
    'The files that are downloaded once so that you can read without a connection, about 65 KB, are added to the day with the next page.',
  'data.unknown': 'Your browser does not tell the size of pages: nothing can be counted here.',
  'data.notKept': 'Your browser does not allow storing: only this page can be counted.',

  'data.costs': 'What a page costs in this mode',
  'data.costFirst': 'The first page, with scripts and the photos in view',
  'data.costText': 'The text of any page, without photos',
  'data.costNext': 'One product after another, in recent browsers',
  'data.costAgain': 'A page that you have opened before and that has not changed',
  'data.costCart': 'Adding to the cart for the first time',
  'data.costCalculator': 'Using the calculator for the first time',
  'data.upTo': ({ limit }) => `up to ${limit}`,

  'data.low': 'The low-bandwidth mode',
  'data.lowText':
    'In Spanish it is always on; in other languages, if your browser saves data. With it, photos are smaller and load when you come near them, nothing moves, and nothing is downloaded in advance: scripts come when you touch what needs them. Without it, if the connection is fast and not a mobile one, sharper photos and scripts also come in advance.',

  'data.free': 'What costs nothing',
  'data.freeBack': 'Reading the pages that you have opened, without a connection.',
  'data.freeFolds': 'Opening and closing sections, and scrolling through what you already see.',
  'data.freePictures': 'Seeing photos again that have loaded before.',
  'data.freeInquiry': 'Writing an inquiry. Only sending it costs, less than 2 KB.',

  'data.kept': 'What is stored on your device',
  'data.keptText':
    'After your first touch, the shop stores the pages that you open, so that you can read them without a connection and do not pay for them twice: 60 pages and 5 MB of photos at most. The oldest are deleted by themselves.',
  'data.notStored': 'At the moment the shop stores no pages on this device: without a connection you can only read the one that is open.',
  'data.pages': 'Pages',
  'data.pictures': 'Photos',
  'data.files': 'Scripts',
  'data.catalogue': 'Saved catalogue',
  'data.delete': 'Delete what is stored',
  'data.deleteText':
    'The saved catalogue is deleted too; your cart, your inquiries and your settings are not. Only the page that reports a missing connection stays. Afterwards you need a connection to open others, and what you open is stored again.',
  'data.deleted': 'Deleted.',
  'data.failed': 'Your browser did not allow it. Use “Delete site data” in its settings.',
  'data.privacy': 'Everything that the shop stores, and why',
} satisfies DataTexts
