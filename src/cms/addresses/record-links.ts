/** Names of the fields that hold an address: of sections, and of links in rich text. */
const addressed: ReadonlySet<string> = new Set(['href', 'link', 'url']);

/** Finds the addresses in a record, with their place. */
export function addressesIn(value: unknown, within?: string): { readonly path: string; readonly address: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = within === undefined ? name : `${within}.${name}`;
    return addressed.has(name) && typeof part === 'string' && part !== ''
      ? [{ path, address: part }]
      : addressesIn(part, path);
  });
}

/** Replaces addresses in a value. A value without a changed address is returned as it is. */
export function withAddresses(value: unknown, change: (address: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, part]) => [
    name,
    addressed.has(name) && typeof part === 'string' ? change(part) : withAddresses(part, change),
  ]);
  if (entries.every(([, part], index) => part === changed[index]?.[1])) return value;
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}
