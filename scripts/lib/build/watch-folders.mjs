import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

const foldersIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Watches a folder and all its subfolders, also new ones, with one watcher each: on Linux a
 * recursive watch of Node loses a file once an editor replaces it.
 *
 * @param {string} folder
 * @param {(file: string) => void} changed called with the path of a written, created or removed
 *   file
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
    // The folder was removed.
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
      // A file, or a removed folder.
      end(file);
    }
  };
  look(folder);
}
