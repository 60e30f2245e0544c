/**
 * File name of a picture's smallest rendition that every supported browser shows. A saved catalogue has this one of each product,
 * and the service worker shows it in place of others.
 */
export const SMALL_PICTURE = '240l.webp'
