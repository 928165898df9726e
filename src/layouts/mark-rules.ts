/**
 * Whoever stores or draws a mark gives it a name of these signs, so an address needs no quotes, and
 * none can end a rule or the style.
 */
const address = /\sdata-mark="([\w./%-]+)"/g;

/**
 * Rules that say where the drawings of a page's marks come from. A style attribute would be refused
 * by the page's security policy, and what an element names itself, such as by `<use>`, a browser
 * asks for before it knows whether anybody will see it.
 *
 * @param markup finished HTML, in which each mark has its address in `data-mark`
 * @returns one rule for each address, in the order of the page; empty where there is no mark
 */
export const markRules = (markup: string): string =>
  [...new Set(Array.from(markup.matchAll(address), ([, url]) => url))]
    .map((url) => `[data-mark="${url}"]{--mark:url(${url})}`)
    .join('');
