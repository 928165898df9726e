import { aMoment, appeared, findInTabs } from '../fields/form-places.ts';

const typing = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';

/** Opens the tab and every row that contain a field, then focuses it. */
export async function openField(path: string): Promise<void> {
  const parts = path.split('.');
  for (const [index, part] of parts.entries()) {
    if (index === 0 || !/^\d+$/.test(part)) continue;
    const row = await findInTabs(`#${CSS.escape(`${parts.slice(0, index).join('-')}-row-${part}`)}`);
    if (row?.querySelector(':scope > .collapsible--collapsed'))
      row.querySelector<HTMLElement>('.collapsible__toggle')?.click();
    // Payload renders the content of a row when it comes near the viewport.
    row?.scrollIntoView({ block: 'start' });
    await aMoment();
  }
  const selector = `#${CSS.escape(`field-${parts.join('__')}`)}`;
  const field = (await findInTabs(selector)) ?? (await appeared(() => document.querySelector(selector)));
  if (!field) return;
  const inside = field.matches(typing) ? field : field.querySelector<HTMLElement>(`${typing}, button`);
  (inside ?? field).focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
