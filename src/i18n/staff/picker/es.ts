import type { PickerTexts } from './de.ts'

export const picker: PickerTexts = {
  'picker.title': 'Biblioteca de imágenes',
  'picker.search': 'Buscar archivo',
  'picker.choose': 'Usar imagen',
  'picker.chooseMany': ({ count }) => (count === 1 ? 'Usar 1 imagen' : `Usar ${count} imágenes`),
  'picker.count': ({ count }) => `${count} ${count === '1' ? 'imagen' : 'imágenes'}`,
  'picker.upload': 'Elegir archivos',
  'picker.drop': 'Arrastre imágenes aquí',
  'picker.or': 'o',
  'picker.empty': 'Todavía no hay imágenes. Suba la primera.',
  'picker.noMatch': ({ query }) => `Ninguna imagen se llama «${query}».`,
  'picker.failed': 'No se pudieron cargar las imágenes.',
  'picker.more': 'Mostrar más',
  'picker.uploading': ({ done, total }) => `Subiendo: ${done} de ${total}`,
  'picker.uploaded': ({ count }) => (count === 1 ? '1 imagen subida' : `${count} imágenes subidas`),
  'picker.uploadFailed': 'Error al subir',
  'picker.tooLarge': 'Archivo demasiado grande',
  'picker.tooLargeText': ({ name, megabytes }) => `«${name}»: como máximo ${megabytes} MB por imagen.`,
  /** A file within the limit for photos that the browser could not scale down. */
  'picker.notShrunkText': ({ name, megabytes }) => `«${name}» no se pudo reducir aquí. Así solo se admite hasta ${megabytes} MB.`,
  'picker.heic': 'Foto HEIC',
  'picker.heicText': ({ name }) => `«${name}» es una foto HEIC de un iPhone, y este navegador no puede abrirla.`,
  'picker.shrinkTitle': '¿Foto demasiado grande o de iPhone (HEIC)?',
  'picker.shrink':
    'Haga esto: envíese la foto a usted mismo por WhatsApp (como foto, no como documento) y guárdela desde allí. Así queda pequeña y en JPG.',
  'picker.iphone':
    'Para que las próximas fotos del iPhone sirvan tal cual: Ajustes (o Configuración) > Cámara > Formatos > «Más compatible».',
  'picker.unreadable': 'No se puede leer el archivo',
  'picker.unreadableText': ({ name }) => `«${name}» ya no se puede leer. ¿Movió o borró la foto? Elíjala otra vez.`,
  'picker.invalid': 'Archivo no válido',
  'picker.invalidText': ({ name }) => `«${name}» no es una imagen que el sitio pueda mostrar.`,
}
