declare module 'virtual:styles' {
  /**
   * Style sheets of all components in cascade order; empty in development, where Vite serves them.
   */
  export const sheets: readonly { readonly css: string; readonly classes: readonly string[] }[];
  /** Style sheets that every page links behind its middle; none in development. */
  export const links: readonly { readonly href: string; readonly media?: string }[];
}
