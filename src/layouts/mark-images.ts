/**
 * Matches only these characters, which file names of marks consist of. No address can end the rule
 * or the style element.
 */
const address = /\sdata-mark="([\w./%-]+)"/g;

/**
 * Returns rules that set the image of each mark on the page. The page's security policy refuses
 * style attributes, and browsers load `<use>` targets even if they are never visible.
 *
 * @param markup finished HTML, in which each mark has its address in `data-mark`
 * @returns one rule for each address, in the order of the page; empty without marks
 */
export const markImageRules = (markup: string): string =>
  [...new Set(Array.from(markup.matchAll(address), ([, url]) => url))]
    .map((url) => `[data-mark="${url}"]{--mark:url(${url})}`)
    .join('');
