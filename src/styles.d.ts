declare module 'virtual:styles' {
  /**
   * The sheets of all components in the order of the cascade; none in development, when Vite brings
   * them.
   */
  export const sheets: readonly { readonly css: string; readonly classes: readonly string[] }[];
  /**
   * Address of the styles that no page opens with, and of those for paper and forced colours; empty
   * in development.
   */
  export const late: string;
}
