import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { filesFolder } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';

/** Milliseconds after which no upload can still be running. */
const oldEnough = 60 * 60 * 1000;

/** File names per query. */
const together = 500;

const inChunks = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / together) }, (_, index) =>
    names.slice(index * together, (index + 1) * together),
  );

/** Removes files without a submission, such as those of a server that ended during an upload. */
export async function sweepFiles(payload: Payload, settings: Settings, now: number = Date.now()): Promise<number> {
  const folder = filesFolder(settings);
  let swept = 0;
  for (const names of inChunks(await readdir(folder).catch(() => []))) {
    const old: string[] = [];
    for (const name of names) {
      // A running upload may have removed its file meanwhile.
      const found = await stat(path.join(folder, name)).catch(() => undefined);
      if (found && now - found.mtimeMs >= oldEnough) old.push(name);
    }
    if (old.length === 0) continue;
    const { docs } = await payload.find({
      collection: 'submissions',
      where: { filePath: { in: old } },
      select: { filePath: true },
      depth: 0,
      joins: false,
      pagination: false,
      overrideAccess: true,
    });
    const kept = new Set(docs.map(({ filePath }) => filePath));
    for (const name of old) {
      if (kept.has(name)) continue;
      await rm(path.join(folder, name), { force: true });
      swept += 1;
    }
  }
  return swept;
}
