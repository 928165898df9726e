import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Note in the data folder that records the age of the last backup. */
export interface BackupNote {
  /** ISO 8601, in UTC. */
  readonly made: string;
  readonly folder: string;
}

interface DataFolder {
  readonly DATA_DIR: string;
}

const fileOf = ({ DATA_DIR }: DataFolder): string => path.join(DATA_DIR, 'last-backup.json');

/** Reads the note of the last backup on this machine; undefined if there is none. */
export function readBackupNote(settings: DataFolder): BackupNote | undefined {
  try {
    const note = JSON.parse(readFileSync(fileOf(settings), 'utf8')) as BackupNote;
    return Number.isNaN(Date.parse(note.made)) ? undefined : note;
  } catch {
    return undefined;
  }
}

/** Writes the note once the backup is complete. */
export async function noteBackup(settings: DataFolder, note: BackupNote): Promise<void> {
  const file = fileOf(settings);
  await writeFile(`${file}.part`, JSON.stringify(note), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
