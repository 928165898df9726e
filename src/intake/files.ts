import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import type { Settings } from '../env.ts';
import { filesFolder } from './submit.ts';

/** Milliseconds after which no sending can still be under way. */
const oldEnough = 60 * 60 * 1000;

/** Removes files that belong to no submission: what a server left behind that was ended in the middle of one. */
export async function sweepFiles(payload: Payload, settings: Settings, now: number = Date.now()): Promise<number> {
  const folder = filesFolder(settings);
  let swept = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (now - (await stat(file)).mtimeMs < oldEnough) continue;
    const { totalDocs } = await payload.count({ collection: 'submissions', where: { filePath: { equals: name } } });
    if (totalDocs > 0) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}
