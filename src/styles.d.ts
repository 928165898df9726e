declare module 'virtual:styles' {
  /**
   * Style sheets of all components in cascade order; empty in development, where Vite serves them.
   */
  export const sheets: readonly {
    readonly css: string;
    /** The sheet as pages in Chinese have it. */
    readonly chinese: string;
    readonly classes: readonly string[];
  }[];
  /** Style sheets that every page links behind its middle; none in development. */
  export const links: readonly { readonly href: string; readonly media?: string }[];
  /** The same for pages in Chinese. */
  export const chineseLinks: typeof links;
}
