import type { HeadTag } from '../content/types.ts';
import type { SocialImageFacts } from '../social-images/facts.ts';

/** What every page tells browsers, search engines and link previews about itself. */
export interface PageHead {
  /** The whole title, at most 60 characters, unique on the site. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /**
   * The page's own address, path and the query that belongs to it, for example `/insights?page=2`.
   */
  readonly canonicalPath: string;
  /** Elements that an editor added, already on the allow-list. */
  readonly tags?: readonly HeadTag[];
  /** Structured data, one object a script element. */
  readonly jsonLd?: readonly object[];
  /**
   * What the social picture shows; the one of the whole site stands for a page without. An editor's
   * own, among the tags, comes first.
   */
  readonly card?: SocialImageFacts;
  /** Keeps the page out of search engines: error pages. */
  readonly hidden?: boolean;
}

/** JSON for a script element: a `<` inside a string must not be able to end it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
