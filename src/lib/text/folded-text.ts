/**
 * Removes invisible characters: joiners, direction marks, byte order marks, variation selectors.
 */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/**
 * Reports whether a text has visible characters. Unicode counts the empty Braille pattern as a
 * symbol.
 */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text).replaceAll('\u2800', ''));

/** Folds spelling variants: case, accents, width, composition and invisible characters. */
export const folded = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
