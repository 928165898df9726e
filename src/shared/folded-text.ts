/**
 * Takes out characters that are never drawn: joiners, direction marks, byte order marks, variation
 * selectors.
 */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Whether anything of it is drawn. The empty Braille pattern is a sign for Unicode alone. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text).replaceAll('\u2800', ''));

/**
 * A text without what spellings of it differ in: capitals, accents, widths, composed letters,
 * invisible characters.
 */
export const folded = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
