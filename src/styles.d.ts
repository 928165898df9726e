declare module 'virtual:styles' {
  /**
   * Style sheets of all components in cascade order; empty in development, where Vite serves them.
   */
  export const sheets: readonly { readonly css: string; readonly classes: readonly string[] }[];
  /** Address of the deferred styles, including print and forced colours; empty in development. */
  export const late: string;
}
