declare module 'virtual:page-styles' {
  /** The sheets of all components in the order of the cascade; none while developing, when they come by themselves. */
  const sheets: readonly {
    readonly css: string;
    readonly classes: readonly string[];
    /** Whether it is of something that no page opens with. Such sheets come last. */
    readonly below: boolean;
  }[];
  export default sheets;
}
