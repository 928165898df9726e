const address = /\sdata-mark="([^"]*)"/g;
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string): string => text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => signs[sign] ?? sign);
/** What needs no quotes as an address: pages are shorter without. */
const plain = /^[\w./-]+$/;
/** Within quotes of a style sheet, which itself stands in a page. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Rules that say where the drawings of a page's marks come from. A style attribute would be refused by the page's security policy, and
 * what an element names itself, such as by `<use>`, a browser asks for before it knows whether anybody will see it.
 *
 * @param markup finished HTML, in which each mark has its address in `data-mark`
 * @returns one rule for each address, in the order of the page; empty where there is no mark
 */
export const markRules = (markup: string): string =>
  [...new Set([...markup.matchAll(address)].map(([, escaped = '']) => unescaped(escaped)))]
    .map((url) => `[data-mark=${quoted(url)}]{--mark:url(${plain.test(url) ? url : quoted(url)})}`)
    .join('');
