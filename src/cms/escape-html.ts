/** Text that stands in HTML, as an element's content or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );
