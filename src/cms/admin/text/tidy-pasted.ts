/** Style of a paragraph that Word shows as an item of a list: `mso-list: l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Sign or number before such an item. */
const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** "1.", "a)", "(iv)" and the like; everything else is a bullet. */
const numbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

/**
 * Makes lists of the paragraphs that Word marks as items; an item of a deeper level becomes a list
 * in the item above.
 */
function makeLists(page: Document): void {
  /** Lists that the last item is in, the outermost first. */
  let open: HTMLElement[] = [];
  for (const item of page.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const [, deep] = listStyle.exec(item.getAttribute('style') ?? '') ?? [];
    if (deep === undefined) continue;
    if (item.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, Number(deep));
    const sign = item.querySelector(marker);
    const kind = numbered.test(sign?.textContent?.trim() ?? '') ? 'OL' : 'UL';
    sign?.remove();
    if (open.length === Number(deep) && open.at(-1)?.tagName !== kind) open.pop();
    const above = open.at(-1);
    if (!above || open.length < Number(deep)) {
      const list = page.createElement(kind);
      if (above) (above.lastElementChild ?? above).append(list);
      else item.before(list);
      open.push(list);
    }
    const row = page.createElement('li');
    row.append(...item.childNodes);
    open.at(-1)?.append(row);
    item.remove();
  }
}

interface Pasted {
  readonly page: Document;
  /** Number of pictures that were left out. */
  readonly pictures: number;
}

/**
 * HTML from the clipboard as running text takes it: headings begin at 2, paragraphs that Word marks
 * as items are lists, and pictures and empty paragraphs are left out. Undefined where there is
 * nothing of these in it.
 */
export function tidyPasted(html: string): Pasted | undefined {
  if (!/<(?:h1|img)\b|mso-list/i.test(html)) return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of page.querySelectorAll('h1')) {
    const lower = page.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  const pictures = page.querySelectorAll('img');
  for (const one of pictures) one.remove();
  for (const one of page.querySelectorAll('p')) if (!one.textContent?.trim()) one.remove();
  makeLists(page);
  // Numbers of headings.
  for (const one of page.querySelectorAll(marker)) one.remove();
  return { page, pictures: pictures.length };
}
