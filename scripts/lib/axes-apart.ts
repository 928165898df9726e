import { tablesOf, withTables } from './font-tables.ts';

/**
 * Takes out of a variable font what it says about several axes at once, so that each axis moves points by itself and their movements are
 * added. Where all axes but one stand at their default nothing changes: put the default where the font is used most.
 * Offsets and flags are those of the OpenType specification, "gvar" and "Font variations common table formats".
 */
export function axesApart(font: Buffer): Buffer {
  const tables = tablesOf(font);
  const gvar = tables.get('gvar');
  if (!gvar) throw new Error('This font does not vary: it has no table gvar.');
  tables.set('gvar', withoutCombinedTuples(gvar));
  for (const [tag, storeOf] of stores) {
    const table = tables.get(tag);
    const offset = table ? storeOf(table) : 0;
    if (table && offset) tables.set(tag, withoutCombinedDeltas(table, offset));
  }
  return withTables(font, tables);
}

/** Where a table says that its store of variations begins; 0 for none. */
const stores: readonly (readonly [tag: string, storeOf: (table: Buffer) => number])[] = [
  ['HVAR', (table) => table.readUInt32BE(4)],
  ['MVAR', (table) => table.readUInt16BE(10)],
  ['GDEF', (table) => (table.readUInt32BE(0) >= 0x0001_0003 ? table.readUInt32BE(14) : 0)],
];

/** Coordinates between -1 and 1, in 16384ths, one for each axis. */
type Peak = readonly number[];

const combines = (peak: Peak): boolean => peak.filter((coordinate) => coordinate !== 0).length > 1;

function coordinates(table: Buffer, at: number, axes: number): Peak {
  return Array.from({ length: axes }, (_, axis) => table.readInt16BE(at + 2 * axis));
}

interface SharedTuples {
  readonly axes: number;
  readonly bytes: Buffer;
}

function withoutCombinedTuples(gvar: Buffer): Buffer {
  const axes = gvar.readUInt16BE(4);
  const sharedAt = gvar.readUInt32BE(8);
  const shared = { axes, bytes: gvar.subarray(sharedAt, sharedAt + gvar.readUInt16BE(6) * axes * 2) };
  const glyphs = gvar.readUInt16BE(12);
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const dataAt = gvar.readUInt32BE(16);
  const offset = (glyph: number): number =>
    dataAt + (long ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph));

  const kept = Array.from({ length: glyphs }, (_, glyph) =>
    glyphWithoutCombined(gvar.subarray(offset(glyph), offset(glyph + 1)), shared),
  );
  const head = Buffer.alloc(20 + 4 * (glyphs + 1));
  gvar.copy(head, 0, 0, 20);
  head.writeUInt32BE(head.length, 8);
  head.writeUInt16BE(gvar.readUInt16BE(14) | 1, 14);
  head.writeUInt32BE(head.length + shared.bytes.length, 16);
  let end = 0;
  for (const [glyph, data] of kept.entries()) {
    end += data.length;
    head.writeUInt32BE(end, 20 + 4 * (glyph + 1));
  }
  return Buffer.concat([head, shared.bytes, ...kept]);
}

const sharedPoints = 0x8000;
const ownPeak = 0x8000;
const intermediate = 0x4000;
const twelveBits = 0x0fff;

/** A glyph's tuples: first their headers, then the points that they share, then the data of each. */
function glyphWithoutCombined(glyph: Buffer, shared: SharedTuples): Buffer {
  if (glyph.length === 0) return glyph;
  const count = glyph.readUInt16BE(0);
  const serialized = glyph.subarray(glyph.readUInt16BE(2));
  const points = serialized.subarray(0, count & sharedPoints ? lengthOfPoints(serialized) : 0);
  const headers: Buffer[] = [];
  const datas: Buffer[] = [];
  let headerAt = 4;
  let dataAt = points.length;
  for (let tuple = 0; tuple < (count & twelveBits); tuple++) {
    const header = headerOf(glyph, headerAt, shared);
    const size = glyph.readUInt16BE(headerAt);
    if (!combines(header.peak)) {
      headers.push(glyph.subarray(headerAt, headerAt + header.length));
      datas.push(serialized.subarray(dataAt, dataAt + size));
    }
    headerAt += header.length;
    dataAt += size;
  }
  const head = Buffer.alloc(4);
  head.writeUInt16BE((count & ~twelveBits) | headers.length, 0);
  head.writeUInt16BE(4 + Buffer.concat(headers).length, 2);
  const whole = Buffer.concat([head, ...headers, points, ...datas]);
  return Buffer.concat([whole, Buffer.alloc(whole.length % 2)]);
}

function headerOf(glyph: Buffer, at: number, { axes, bytes }: SharedTuples): { peak: Peak; length: number } {
  const flags = glyph.readUInt16BE(at + 2);
  const own = (flags & ownPeak) !== 0;
  const peak = own ? coordinates(glyph, at + 4, axes) : coordinates(bytes, (flags & twelveBits) * axes * 2, axes);
  return { peak, length: 4 + (own ? 2 * axes : 0) + (flags & intermediate ? 4 * axes : 0) };
}

/** How many bytes the packed numbers of points have that `data` begins with: a count, and runs of bytes or of words. */
function lengthOfPoints(data: Buffer): number {
  const first = data.readUInt8(0);
  const inTwoBytes = (first & 0x80) !== 0;
  const count = inTwoBytes ? data.readUInt16BE(0) & 0x7fff : first;
  let at = inTwoBytes ? 2 : 1;
  for (let read = 0; read < count; ) {
    const control = data.readUInt8(at);
    const run = (control & 0x7f) + 1;
    at += 1 + run * (control & 0x80 ? 2 : 1);
    read += run;
  }
  return at;
}

/** A table whose store says nothing any more of several axes at once; what it said is nought, which compresses to nothing. */
function withoutCombinedDeltas(table: Buffer, storeAt: number): Buffer {
  const cleared = Buffer.from(table);
  const regionsAt = storeAt + table.readUInt32BE(storeAt + 2);
  const axes = table.readUInt16BE(regionsAt);
  // Of each axis a region says start, peak and end.
  const peakOf = (region: number): Peak =>
    Array.from({ length: axes }, (_, axis) => table.readInt16BE(regionsAt + 4 + (region * axes + axis) * 6 + 2));
  for (let index = 0; index < table.readUInt16BE(storeAt + 6); index++) {
    const at = storeAt + table.readUInt32BE(storeAt + 8 + 4 * index);
    const wide = table.readUInt16BE(at + 2);
    const columns = Array.from({ length: table.readUInt16BE(at + 4) }, (_, column) => ({
      clear: combines(peakOf(table.readUInt16BE(at + 6 + 2 * column))),
      bytes: (column < (wide & 0x7fff) ? 2 : 1) * (wide & 0x8000 ? 2 : 1),
    }));
    let cell = at + 6 + 2 * columns.length;
    for (let row = 0; row < table.readUInt16BE(at); row++) {
      for (const { clear, bytes } of columns) {
        if (clear) cleared.fill(0, cell, cell + bytes);
        cell += bytes;
      }
    }
  }
  return cleared;
}
