/** The pictures of a document are the small ones; those of islands choose for themselves once these live. */
export function sharpenPictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('picture > [srcset]'))
    source.srcset = source.srcset.replace(/(\/\d+)l\./g, '$1.')
}
