import type { PickerTexts } from './de.ts'

export const picker: PickerTexts = {
  'picker.title': 'Media library',
  'picker.search': 'Search file name',
  'picker.choose': 'Use picture',
  'picker.chooseMany': ({ count }) => (count === 1 ? 'Use 1 picture' : `Use ${count} pictures`),
  'picker.count': ({ count }) => `${count} ${count === '1' ? 'picture' : 'pictures'}`,
  'picker.upload': 'Choose files',
  'picker.drop': 'Drag pictures here',
  'picker.or': 'or',
  'picker.empty': 'No pictures yet. Upload the first.',
  'picker.noMatch': ({ query }) => `No picture is called “${query}”.`,
  'picker.failed': 'The pictures could not be loaded.',
  'picker.more': 'Show more',
  'picker.uploading': ({ done, total }) => `Uploading: ${done} of ${total}`,
  'picker.uploaded': ({ count }) => (count === 1 ? '1 picture uploaded' : `${count} pictures uploaded`),
  'picker.uploadFailed': 'Upload failed',
  'picker.tooLarge': 'File too large',
  'picker.tooLargeText': ({ name, megabytes }) => `“${name}”: at most ${megabytes} MB per picture.`,
  /** A file within the limit for photos that the browser could not scale down. */
  'picker.notShrunkText': ({ name, megabytes }) => `“${name}” could not be scaled down here. Then only up to ${megabytes} MB is possible.`,
  'picker.heic': 'HEIC photo',
  'picker.heicText': ({ name }) => `“${name}” is a HEIC photo from an iPhone, which this browser cannot open.`,
  'picker.shrinkTitle': 'Photo too large, or from an iPhone (HEIC)?',
  'picker.shrink':
    'Do this: send the photo to yourself by WhatsApp (as a photo, not as a document) and save it from there. It is then small enough, and a JPG.',
  'picker.iphone': 'So that future iPhone photos fit as they are: Settings > Camera > Formats > “Most Compatible”.',
  'picker.unreadable': 'File cannot be read',
  'picker.unreadableText': ({ name }) => `“${name}” can no longer be read. Was the photo moved or deleted? Please choose it again.`,
  'picker.invalid': 'Invalid file',
  'picker.invalidText': ({ name }) => `“${name}” is not a picture that the website can show.`,
}
