import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Mounts a small disk in memory for the data folder where this user may; otherwise makes a plain
 * folder.
 *
 * @param size bytes
 */
export function makeDisk(size: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fault-run-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', folder]).status === 0;
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    /** Bytes; undefined for a plain folder, which is never filled. */
    size: mounted ? size : undefined,
    fill: () => {
      if (!mounted) return;
      const file = openSync(ballast, 'w');
      try {
        for (const length of [1_000_000, 4096, 1]) {
          const block = Buffer.alloc(length);
          try {
            while (writeSync(file, block) > 0);
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      if (mounted) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
