/** Where the directory of a font begins, and how long one of its entries is, in bytes. */
const directory = 12;
const entry = 16;

/** The tables of an OpenType font that is not compressed, by their tags; they are views of `font`. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = directory + entry * index;
      const offset = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))];
    }),
  );
}

/**
 * The font with other tables under the same tags. Checksums are left empty: whoever cuts or compresses the font next reckons them, and no
 * browser looks at them.
 */
export function withTables(font: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(directory + entry * tables.size);
  font.copy(head, 0, 0, directory);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const at = directory + entry * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
