import { aMoment, appeared, findInTabs } from '../fields/form-places.ts';

async function openRow(rows: string, index: string): Promise<void> {
  const row = await findInTabs(`#${rows}-row-${index}`);
  if (!row) return;
  if (row.querySelector(':scope > .collapsible--collapsed'))
    row.querySelector<HTMLElement>('.collapsible__toggle')?.click();
  await aMoment();
  row.scrollIntoView({ block: 'start' });
  const fields = '.collapsible__content :is(input:not([type="hidden"]), textarea, [contenteditable="true"])';
  (await appeared(() => row.querySelector<HTMLElement>(fields)))?.focus({ preventScroll: true });
}

async function openField(name: string): Promise<void> {
  const field = await findInTabs(`#field-${name}`);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  const inside = field.matches('input, textarea') ? field : field.querySelector<HTMLElement>('input, textarea, button');
  (inside ?? field).focus({ preventScroll: true });
}

/**
 * Opens a part of the page in the form.
 *
 * @param part name of its mark: a field, or `row-` and an index
 * @param rows field whose rows are parts of the page
 */
export async function openPart(part: string, rows: string | undefined): Promise<void> {
  const [, row] = /^row-(\d+)$/.exec(part) ?? [];
  if (row === undefined) await openField(part);
  else if (rows) await openRow(rows, row);
}
