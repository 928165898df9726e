import type { ClientField, FormState } from 'payload';

/**
 * A place that stays the same when rows are moved: rows are named by their ids in it, not by their
 * numbers.
 */
export function keyOf(state: FormState, path: string): string {
  const parts = path.split('.');
  return parts
    .map((part, index) => {
      const id = state[parts.slice(0, index).join('.')]?.rows?.[Number(part)]?.id;
      return id === undefined ? part : `#${id}`;
    })
    .join('.');
}

/** Where a place is now; undefined once a row of it is gone. */
export function pathOf(state: FormState, key: string): string | undefined {
  let path = '';
  for (const part of key.split('.')) {
    const index = part.startsWith('#') ? state[path]?.rows?.findIndex(({ id }) => `#${id}` === part) : undefined;
    if (part.startsWith('#') && (index === undefined || index < 0)) return undefined;
    path = [path, String(index ?? part)].filter(Boolean).join('.');
  }
  return path;
}

/** What a field holds, to tell whether it was changed. */
export const heldBy = (state: FormState, path: string): string =>
  JSON.stringify([state[path]?.value ?? null, state[path]?.rows?.map(({ id }) => id)]);

interface Named {
  readonly label?: unknown;
  readonly fields?: ClientField[];
  readonly field?: ClientField;
}

/** The field of this name, also where it lies in a tab or a row that has no name of its own. */
function find(fields: readonly ClientField[], name: string | undefined): Named | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name)
      return { label: field.label, field, ...('fields' in field && { fields: field.fields }) };
    const parts = field.type === 'tabs' ? field.tabs : 'fields' in field && !('name' in field) ? [field] : [];
    for (const part of parts) {
      if ('name' in part && part.name) {
        if (part.name === name) return part;
      } else {
        const inside = find(part.fields, name);
        if (inside) return inside;
      }
    }
  }
  return undefined;
}

const wordsOf = (label: unknown): string | undefined => (typeof label === 'string' && label ? label : undefined);

/** A place in words: "Section 4, Floating screens, Heading". */
export function placeInWords(entity: readonly ClientField[], state: FormState, path: string): string {
  const parts = path.split('.');
  const words: (string | undefined)[] = [];
  let fields = entity;
  for (let index = 0; index < parts.length; index += 1) {
    const { field, label, fields: inside } = find(fields, parts[index]) ?? {};
    const row = Number(parts[index + 1]);
    const isList = field?.type === 'blocks' || field?.type === 'array';
    if (!isList || Number.isNaN(row)) {
      words.push(wordsOf(label));
      fields = inside ?? [];
      continue;
    }
    index += 1;
    words.push(`${wordsOf(field.labels?.singular) ?? wordsOf(label) ?? 'Row'} ${row + 1}`);
    const kind = state[`${parts.slice(0, index + 1).join('.')}.blockType`]?.value;
    const block = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === kind) : undefined;
    if (block) words.push(wordsOf(block.labels?.singular));
    fields = block?.fields ?? inside ?? [];
  }
  return words.filter((word) => word !== undefined).join(', ');
}
