declare module 'virtual:page-styles' {
  /** The sheets of all components in the order of the cascade; none while developing, when they come by themselves. */
  const sheets: readonly { readonly css: string; readonly classes: readonly string[] }[];
  export default sheets;
}
