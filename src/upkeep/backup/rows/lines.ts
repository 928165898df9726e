import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PlainError } from '../../plain-error.ts';

/** What a cell holds in a file that both databases read: JSON as its text, a moment as RFC 3339, yes or no as itself or as 1 and 0. */
export type Cell = string | number | boolean | null;

/** Names of the table's columns, in the order of the cells of each row. */
export interface Table {
  readonly table: string;
  readonly columns: readonly string[];
}

export type Row = readonly Cell[];

/** The first line of a file of rows. */
const first = { format: 'site-rows-1' } as const;

/** Tables that each database writes for itself: which steps it has been through. */
export const ownTables: ReadonlySet<string> = new Set(['payload_migrations']);

const isCell = (value: unknown): value is Cell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'table' in value && 'columns' in value && Array.isArray(value.columns);

/** Writes tables and their rows, a line each, as fast as the disk takes them. */
export class RowWriter {
  readonly #lines = new PassThrough();
  readonly #written: Promise<void>;

  constructor(file: string) {
    this.#written = pipeline(this.#lines, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
    // Whoever writes hears of it at the end.
    this.#written.catch(() => undefined);
    this.#lines.write(`${JSON.stringify(first)}\n`);
  }

  async write(line: Table | Row): Promise<void> {
    if (this.#lines.write(`${JSON.stringify(line)}\n`)) return;
    await Promise.race([new Promise((resolve) => this.#lines.once('drain', resolve)), this.#written]);
  }

  async end(): Promise<void> {
    this.#lines.end();
    await this.#written;
  }
}

/**
 * Reads what {@link RowWriter} wrote: a table, then its rows, until the next table.
 *
 * @throws {PlainError} when it is no such file, or a line has been changed
 */
export async function* readRows(file: string): AsyncGenerator<Table | Row> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  let current: Table | undefined;
  for await (const line of lines) {
    number += 1;
    const read: unknown = parsed(line);
    if (number === 1) {
      if (JSON.stringify(read) !== JSON.stringify(first))
        throw new PlainError('This is no file of rows that is known here.');
    } else if (Array.isArray(read) && current?.columns.length === read.length && read.every(isCell)) {
      yield read;
    } else if (isTable(read)) {
      current = read;
      yield read;
    } else throw new PlainError(`Line ${number} of the rows is not as it was written.`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export const isRow = (line: Table | Row): line is Row => Array.isArray(line);
