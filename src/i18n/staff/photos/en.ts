import type { PhotoTexts } from './de.ts'

export const photos: PhotoTexts = {
  'photos.limits': ({ megabytes }) =>
    `Photos up to ${megabytes} MB (JPG, PNG, WebP, AVIF, GIF, often HEIC too). They are scaled down before they are sent; details such as the location stay behind.`,
  'photos.preparing': 'Being shrunk',
  'photos.sizes': ({ from, to }) => `${from} → ${to}`,
  'photos.paused.connection': 'Waits for a connection',
  'photos.paused.server': 'The server has a problem, next attempt soon',
  'photos.paused.signIn': 'Waits until you sign in',
  'photos.waiting': ({ count }) => (count === 1 ? '1 photo still waiting' : `${count} photos still waiting`),
  'photos.toSend': ({ count }) => (count === 1 ? '1 photo left to send' : `${count} photos left to send`),
  'photos.waitingText': 'If the connection breaks, it goes on afterwards; if you close the page, when you open it again.',
  'photos.preparingText': 'Leave the page open until all photos have been scaled down.',
  'photos.notStored': 'This browser cannot store photos: leave the page open.',
  'photos.goOn': 'Send now',
  'photos.cancel': 'Do not send',
  'photos.cancelQuestion': ({ count }) =>
    count === 1
      ? 'Do not send this photo?\n\nIt is deleted from this device. The original in your gallery stays.'
      : `Do not send these ${count} photos?\n\nThey are deleted from this device. The originals in your gallery stay.`,
  'photos.failed': 'Not uploaded',
  'photos.dismiss': 'Got it',
  'photos.underWay': 'Photos are still on their way',
  'photos.underWayText':
    'The form is saved by itself once they have arrived, if this page stays open. What you typed stays on this device.',
  'photos.notSaved': 'Not saved yet',
  'photos.notSavedText': 'A photo is missing, or you have changed something meanwhile. Please check and save.',
  'photos.gone': 'A photo is missing',
  'photos.goneText': 'It did not arrive and is no longer on this device. Please choose it again.',
  'photos.undescribed': 'no description',
  /** Mark of a picture that is shown with a crop. */
  'photos.cropped': 'cropped',
  'photos.new': ({ count }) => (count === 1 ? '1 new picture has no description' : `${count} new pictures have no description`),
  'photos.describe': 'Describe',
  'photos.later': 'Later',
  'photos.describeTitle': 'Describe the new pictures',
  'photos.describeHelp': 'What the picture shows, for people who cannot see it. What stays empty is listed under “No description”.',
  'photos.describeSuggested': 'The suggestions come from the name of the product or the file: please check them.',
  'photos.described': ({ count }) => (count === 1 ? 'Description saved' : `${count} descriptions saved`),
  'photos.view': 'Crop and most important point',
  'photos.viewHelp':
    'The yellow point is what matters most: it stays visible where the home page cuts the picture. A crop shows only that part everywhere; without one, lists show the whole picture. Drag, or move with the arrow keys.',
  'photos.focus': 'Most important point',
  'photos.crop': 'Show only a part',
  'photos.topLeft': 'Top left corner',
  'photos.bottomRight': 'Bottom right corner',
  'photos.adjust': 'Crop and description',
}
