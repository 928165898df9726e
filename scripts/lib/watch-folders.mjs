import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

const foldersIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Watches a folder and all in it, new folders too. Each by itself: a recursive watch of Node on
 * Linux loses a file as soon as an editor replaces it.
 *
 * @param {string} folder
 * @param {(file: string) => void} changed called with the path of what was written, made or removed
 */
export function watchFolders(folder, changed) {
  const watched = new Map();
  const begin = (one) => {
    if (watched.has(one)) return;
    const watcher = watch(one, (_event, name) => {
      const file = path.join(one, name ?? '');
      look(file);
      changed(file);
    });
    // The folder is gone.
    watcher.on('error', () => end(one));
    watched.set(one, watcher);
  };
  const end = (one) => {
    watched.get(one)?.close();
    watched.delete(one);
  };
  const look = (file) => {
    try {
      for (const one of [file, ...foldersIn(file)]) begin(one);
    } catch {
      // A file, or a folder that is gone.
      end(file);
    }
  };
  look(folder);
}
