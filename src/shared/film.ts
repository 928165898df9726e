import type { Picture } from './picture.ts';

/** A silent film as pages show it. */
export interface Film {
  /** What happens in it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The same film for browsers that play AV1 and for the others, the better one first. */
  readonly sources: readonly { readonly url: string; readonly type: string }[];
  /** Its first frame. */
  readonly poster: Picture;
  /** When it was first on the site, RFC 3339: search engines ask. */
  readonly since: string;
}
