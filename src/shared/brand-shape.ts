import type { Ground } from './colours.ts';

/** What the files of `src/brand/` must say, whoever the brand is. */
export interface BrandName {
  readonly name: string;
  /** The name in addresses: small letters and hyphens. */
  readonly slug: string;
  /** Of its mail addresses. */
  readonly domain: string;
  readonly tagline: string;
  /** Beside the wordmark, in a few words. */
  readonly line: string;
}

/** The plate of a street, where it has two names. */
export interface StreetSign {
  readonly floor: string;
  readonly road: string;
  readonly chinese: string;
}

export interface BrandFacts {
  readonly foundedIn: number;
  readonly email: string;
  readonly jobsEmail: string;
  readonly phone: string;
  readonly address: {
    readonly lines: readonly [first: string, ...others: string[]];
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    /** Two letters, ISO 3166. */
    readonly country: string;
    /** For a brand whose street has a Chinese name. */
    readonly sign?: StreetSign;
    /** The railway station at the door, in both languages. */
    readonly station?: { readonly name: string; readonly chinese: string };
  };
  readonly coordinates: { readonly latitude: number; readonly longitude: number; readonly label: string };
  readonly openingHours: { readonly days: string; readonly opens: string; readonly closes: string };
  readonly profiles: { readonly professionalNetwork: string };
  /** IANA name of the zone whose days the site counts by. */
  readonly timeZone: string;
}

/** A colour as style sheets say it: `oklch(0.956 0.019 84deg)` or `#f6f0e3`. */
export type Colour = `oklch(${string})` | `#${string}`;

/** The grounds and inks of every page, and what marks a mistake in a form. */
export type Palette = Readonly<Record<Ground | 'wrong', Colour>>;

/** Font stacks, by what is set in them. */
export type Typefaces = Readonly<Record<'display' | 'title' | 'data' | 'text', string>>;

/** The name as outlines. */
export interface Wordmark {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly { readonly path: string; readonly transform?: string }[];
}
