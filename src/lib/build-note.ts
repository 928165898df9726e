import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Build information that `npm run build` writes beside the pages. */
export interface BuildNote {
  /** Version in `package.json`. */
  readonly version: string;
  /** Abbreviated commit hash; null outside a checkout. */
  readonly commit: string | null;
  /** `SITE_URL` of the build; null if it was not set. */
  readonly siteUrl: string | null;
}

/** Reads the note of a build; undefined if there is none. */
export function readBuildNote(folder: string): BuildNote | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as BuildNote;
  } catch {
    return undefined;
  }
}

/** Formats version and commit: "0.1.0 (a1b2c3d)". */
export const versionOf = ({ version, commit }: BuildNote): string => (commit ? `${version} (${commit})` : version);
