/** The package has no types. */
declare module 'wawoff2' {
  const wawoff2: { readonly decompress: (font: Uint8Array) => Promise<Uint8Array> };
  export default wawoff2;
}
