import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm run build` notes beside the pages. */
export interface BuildNote {
  /** Of `package.json`. */
  readonly version: string;
  /** First letters of the commit; null where the folder is no checkout. */
  readonly commit: string | null;
  /** The `SITE_URL` that the pages were built for; null where none was set. */
  readonly siteUrl: string | null;
}

/** Reads the note of a build; undefined where there is none. */
export function readBuildNote(folder: string): BuildNote | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as BuildNote;
  } catch {
    return undefined;
  }
}

/** The version with its commit, as a person says it: "0.1.0 (a1b2c3d)". */
export const versionOf = ({ version, commit }: BuildNote): string => (commit ? `${version} (${commit})` : version);
