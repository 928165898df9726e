declare module 'virtual:other-media' {
  /** The file of what holds on paper, and where a system forces its own colours; nothing while developing. */
  const otherMedia: { readonly href: string; readonly media: string } | undefined;
  export default otherMedia;
}
