import { createHash } from 'node:crypto';

/** Folder of the addresses under which pages link sheets together. */
export const sheetSetFolder = '/sheets/';

const named = /^([\w-]+)\.[\w-]{8}\.css$/;

const hashOf = (css: string): string => createHash('sha256').update(css).digest('base64url').slice(0, 8);

/** One bit for each sheet, eight to a byte, the first one highest. */
function bitsOf(places: readonly number[]): Buffer {
  const bits = Buffer.alloc(((places.at(-1) ?? 0) >> 3) + 1);
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return bits;
}

function placesIn(bits: Buffer): number[] {
  return [...bits].flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => (byte & (0x80 >> bit) ? [at * 8 + bit] : [])),
  );
}

const together = (sheets: readonly string[], places: readonly number[]): string =>
  places.map((place) => sheets[place] ?? '').join('');

/**
 * The address of some of a build's sheets, joined. It says which they are, so that any server of the same build can answer it, whichever
 * rendered the page; and by a hash what is in them, so that it can be kept for good.
 *
 * @param places in the list of sheets, ascending
 */
export const sheetSetAddress = (sheets: readonly string[], places: readonly number[]): string =>
  `${sheetSetFolder}${bitsOf(places).toString('base64url')}.${hashOf(together(sheets, places))}.css`;

/** The styles at an address of {@link sheetSetAddress}, by what follows its folder; undefined for one that this build has not given. */
export function sheetSetAt(sheets: readonly string[], name: string): string | undefined {
  const [, bits = ''] = named.exec(name) ?? [];
  const places = placesIn(Buffer.from(bits, 'base64url'));
  const all = places.length > 0 && places.every((place) => place < sheets.length);
  // Only as it is spelt by us: each set has one address.
  return all && sheetSetAddress(sheets, places) === `${sheetSetFolder}${name}` ? together(sheets, places) : undefined;
}
