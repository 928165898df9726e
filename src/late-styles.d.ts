declare module 'virtual:late-styles' {
  /** Address of the styles that no page opens with; empty while developing, when they come like all others. */
  const href: string;
  export default href;
}
