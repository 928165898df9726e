/**
 * Node resolves no folder of a package by its name, and the package's types describe the folder.
 */
declare module 'hyphen/en-gb/index.js' {
  import type { HyphenationFunctionSync } from 'hyphen';

  const english: { readonly hyphenateSync: HyphenationFunctionSync };
  export default english;
}
