import type { TranslationTexts } from './de.ts'

export const translation = {
  'translation.translate': 'Traducir',
  'translation.running': 'Traduciendo…',
  'translation.restore': 'Recuperar',
  'translation.fits': 'Sigue bien',
  'translation.waiting': 'Traduciendo…',
  'translation.blocked': 'No se puede guardar mientras se traduce.',
  'translation.allMissing': 'Traducir todo lo que falta',
  'translation.due': ({ count }) =>
    count === 0
      ? 'Todas las traducciones están al día.'
      : count === 1
        ? 'Falta 1 traducción o está desactualizada.'
        : `Faltan ${count} traducciones o están desactualizadas.`,
  'translation.noService': 'No hay servicio de traducción: se ofrece lo que conocen el glosario y las traducciones anteriores.',
  'translation.fillKnown': ({ count }) => (count === 1 ? 'Poner 1 conocida' : `Poner ${count} conocidas`),
  'translation.typedMeanwhile': 'No se ha insertado: el texto cambió mientras tanto. Tradúzcalo otra vez.',
  'translation.failed': ({ reason }) => `Sin traducir: ${reason} El texto queda como está.`,
  'translation.unconfigured': 'El texto no está en el glosario y no hay ningún servicio de traducción configurado.',
  'translation.busy': 'El servicio de traducción está saturado. Inténtelo de nuevo en un momento.',
  'translation.quota': 'Se agotó la cuota del servicio de traducción.',
  'translation.refused': 'El servicio de traducción rechazó la petición. Pida que revisen la clave.',
  'translation.unreachable': 'No se puede contactar con el servicio de traducción.',
  'translation.unreadable': 'La respuesta del servicio de traducción no se entiende.',

  'glossary.title': 'Glosario',
  'glossary.link': 'Glosario',
  'glossary.newTab': '(se abre en otra pestaña)',
  'glossary.intro':
    'Así traduce la tienda estas palabras, solas y dentro de una frase. Los cambios valen enseguida para todo lo que se traduzca después.',
  'glossary.search': 'Buscar un término',
  'glossary.add': 'Nuevo término',
  'glossary.addTitle': 'Nuevo término',
  'glossary.editTitle': 'Cambiar el término',
  'glossary.german': 'Alemán',
  'glossary.spanish': 'Español',
  'glossary.english': 'Inglés',
  'glossary.count': ({ count }) => `${count} ${count === '1' ? 'término' : 'términos'}`,
  'glossary.none': ({ query }) => `Ningún término coincide con «${query}».`,
  'glossary.changed': 'Modificado',
  'glossary.removed': 'Retirado',
  'glossary.history': '¿Quién cambió qué término y cuándo? Las palabras cambiadas se pueden restablecer.',
  'glossary.own': 'Propio',
  'glossary.editTerm': ({ term }) => `Cambiar ${term}`,
  'glossary.removeTerm': ({ term }) => `Eliminar ${term}`,
  'glossary.resetTerm': ({ term }) => `Restablecer ${term}`,
  'glossary.reset': 'Restablecer',
  'glossary.discard': '¿Descartar lo escrito?',
  'glossary.save': 'Guardar',
  'glossary.saving': 'Guardando…',
  'glossary.saved': 'Término guardado',
  'glossary.gone': 'Alguien ha eliminado este término entretanto. Su texto sigue aquí: pulse «Guardar» otra vez para añadirlo como nuevo.',
  'glossary.removedToast': ({ term }) => `«${term}» eliminado`,
  'glossary.resetToast': ({ term }) => `«${term}» vuelve a ser el original`,
  'glossary.removeQuestion': ({ term }) => `¿Eliminar «${term}» del glosario?`,
} satisfies TranslationTexts
