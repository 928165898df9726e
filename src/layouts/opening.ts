/** For pages whose opening is more than their first section: where it ends. */
export const openingEnds = '<!--opening-->';

const edge = /<(\/?)section[\s>]/g;

/**
 * What a page opens with, and what follows it.
 *
 * @param content finished HTML of the page's middle
 * @returns the HTML to that place, or to the end of the first section, and the rest; the second is empty where nothing tells them apart
 */
export function openingOf(content: string): readonly [opening: string, rest: string] {
  const [marked = '', ...after] = content.split(openingEnds);
  if (after.length > 0) return [marked, after.join('')];
  let depth = 0;
  for (const { 1: shut, index } of content.matchAll(edge)) {
    depth += shut ? -1 : 1;
    if (depth > 0) continue;
    const end = content.indexOf('>', index) + 1;
    return [content.slice(0, end), content.slice(end)];
  }
  return [content, ''];
}
