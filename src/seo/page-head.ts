import type { HeadTag } from '../domain/content.ts';
import type { SocialImageFacts } from '../social-images/facts.ts';

/** Head data of a page for browsers, search engines and link previews. */
export interface PageHead {
  /** Full title, at most 60 characters, unique on the site. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** Canonical path with its relevant query, such as `/insights?page=2`. */
  readonly canonicalPath: string;
  /** Elements added by an editor, already on the allow-list. */
  readonly tags?: readonly HeadTag[];
  /** Structured data, one object per script element. */
  readonly jsonLd?: readonly object[];
  /**
   * Content of the social image; the site's default where absent. An editor's own image in `tags`
   * takes precedence.
   */
  readonly card?: SocialImageFacts;
  /** Keeps the page out of search engines, such as error pages. */
  readonly hidden?: boolean;
}

/** Serialises JSON for a script element and escapes `<`, which could end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
