/**
 * Colours of a client, `#rrggbb`. The fifth is an alternative dark for chapters where `deep` is too
 * light.
 */
export type ClientColours =
  | readonly [deep: string, bright: string, pale: string, darkest: string]
  | readonly [deep: string, bright: string, pale: string, darkest: string, dark: string];
