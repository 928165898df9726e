import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../config/env.ts';

/** Note in the data folder that records the age of the last backup. */
export interface BackupNote {
  /** ISO 8601, in UTC. */
  readonly made: string;
  readonly folder: string;
}

const fileOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => path.join(DATA_DIR, 'last-backup.json');

/** Reads the note of the last backup on this machine; undefined if there is none. */
export function readBackupNote(settings: Pick<Settings, 'DATA_DIR'>): BackupNote | undefined {
  try {
    const note = JSON.parse(readFileSync(fileOf(settings), 'utf8')) as BackupNote;
    return Number.isNaN(Date.parse(note.made)) ? undefined : note;
  } catch {
    return undefined;
  }
}

/** Writes the note once the backup is complete. */
export async function noteBackup(settings: Pick<Settings, 'DATA_DIR'>, note: BackupNote): Promise<void> {
  const file = fileOf(settings);
  await writeFile(`${file}.part`, JSON.stringify(note), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
