import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

/**
 * Whether the file of a submission is missing.
 *
 * @throws errors of the disk other than ENOENT
 */
export async function isMissing(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}
