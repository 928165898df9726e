import type { ClientField, FormState } from 'payload';
import { labelIn } from '../../panel/label-in.ts';
import { type PanelI18n, sayIn } from '../../panel/say.ts';

/** Returns a key for a path that survives moved rows: it names rows by id instead of index. */
export function keyOf(state: FormState, path: string): string {
  const parts = path.split('.');
  return parts
    .map((part, index) => {
      const id = state[parts.slice(0, index).join('.')]?.rows?.[Number(part)]?.id;
      return id === undefined ? part : `#${id}`;
    })
    .join('.');
}

/** Returns the current path of a key; undefined once one of its rows is gone. */
export function pathOf(state: FormState, key: string): string | undefined {
  let path = '';
  for (const part of key.split('.')) {
    const index = part.startsWith('#') ? state[path]?.rows?.findIndex(({ id }) => `#${id}` === part) : undefined;
    if (part.startsWith('#') && (index === undefined || index < 0)) return undefined;
    path = [path, String(index ?? part)].filter(Boolean).join('.');
  }
  return path;
}

/** Serialises the value of a field, to detect changes. */
export const serialisedValue = (state: FormState, path: string): string =>
  JSON.stringify([state[path]?.value ?? null, state[path]?.rows?.map(({ id }) => id)]);

interface Named {
  readonly label?: unknown;
  readonly fields?: ClientField[];
  readonly field?: ClientField;
}

/** Finds a field by name, also inside unnamed tabs and rows. */
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

/** Describes a path in words: "Section 4, Floating screens, Heading". */
export function placeInWords(entity: readonly ClientField[], state: FormState, path: string, i18n: PanelI18n): string {
  const say = sayIn(i18n);
  const parts = path.split('.');
  const words: string[] = [];
  let fields = entity;
  for (let index = 0; index < parts.length; index += 1) {
    const { field, label, fields: inside } = find(fields, parts[index]) ?? {};
    const row = Number(parts[index + 1]);
    const isList = field?.type === 'blocks' || field?.type === 'array';
    if (!isList || Number.isNaN(row)) {
      words.push(labelIn(label, i18n));
      fields = inside ?? [];
      continue;
    }
    index += 1;
    const name = labelIn(field.labels?.singular, i18n) || labelIn(label, i18n) || say('Row');
    words.push(say('{name} {number}', { name, number: row + 1 }));
    const kind = state[`${parts.slice(0, index + 1).join('.')}.blockType`]?.value;
    const block = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === kind) : undefined;
    if (block) words.push(labelIn(block.labels?.singular, i18n));
    fields = block?.fields ?? inside ?? [];
  }
  return words
    .filter((word) => word !== '')
    .reduce((outer, inner) => (outer ? say('{outer}, {inner}', { outer, inner }) : inner), '');
}
