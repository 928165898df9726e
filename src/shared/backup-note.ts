import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../env.ts';

/** What a backup leaves behind in the data folder, so that its age can be told. */
export interface BackupNote {
  /** ISO 8601, in UTC. */
  readonly made: string;
  readonly folder: string;
}

const fileOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => path.join(DATA_DIR, 'last-backup.json');

/** The newest backup of this machine; undefined where none was made. */
export function readBackupNote(settings: Pick<Settings, 'DATA_DIR'>): BackupNote | undefined {
  try {
    const note = JSON.parse(readFileSync(fileOf(settings), 'utf8')) as BackupNote;
    return Number.isNaN(Date.parse(note.made)) ? undefined : note;
  } catch {
    return undefined;
  }
}

/** Notes a backup once it is whole. */
export async function noteBackup(settings: Pick<Settings, 'DATA_DIR'>, note: BackupNote): Promise<void> {
  const file = fileOf(settings);
  await writeFile(`${file}.part`, JSON.stringify(note), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
