/**
 * Node cannot import the package's folder by name, and the package only declares types for the
 * folder.
 */
declare module 'hyphen/en-gb/index.js' {
  import type { HyphenationFunctionSync } from 'hyphen';

  const english: { readonly hyphenateSync: HyphenationFunctionSync };
  export default english;
}
