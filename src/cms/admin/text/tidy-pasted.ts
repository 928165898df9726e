/** Style by which Word marks list items: `mso-list: l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Bullet or number before such an item. */
const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** Matches "1.", "a)" or "(iv)"; other markers are bullets. */
const numbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

/** Turns paragraphs that Word marks as items into lists; deeper levels become nested lists. */
function makeLists(page: Document): void {
  /** Open lists of the last item, outermost first. */
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
  /** Number of removed pictures. */
  readonly pictures: number;
}

/**
 * Cleans HTML from the clipboard: headings start at level 2, Word's items become lists, pictures
 * and empty paragraphs are removed. Returns undefined where the HTML needs none of this.
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
  // Removes numbers of headings.
  for (const one of page.querySelectorAll(marker)) one.remove();
  return { page, pictures: pictures.length };
}
