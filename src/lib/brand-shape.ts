import type { Ground } from './media/colours.ts';

/** Shape of the files in `src/config/brand/`, for any brand. */
export interface BrandName {
  readonly name: string;
  /** Name in addresses: lower case and hyphens. */
  readonly slug: string;
  /** Domain of its mail addresses. */
  readonly domain: string;
  readonly tagline: string;
  /** Short line beside the wordmark. */
  readonly line: string;
  /** Lines in the other languages, by their code. */
  readonly translations?: Readonly<Record<string, BrandLines>>;
}

/** Lines of the brand that header and footer show. */
export interface BrandLines extends Pick<BrandName, 'tagline' | 'line'> {
  /** Name of the place, where the address does not give it by itself. */
  readonly place?: string;
}

/** Language of the site. */
export interface Language {
  /** BCP 47, with script and region: `zh-Hant-HK`. */
  readonly code: string;
  /** Value of `lang` and `hreflang`. */
  readonly tag: string;
  /** First part of its addresses: `/zh-hk`. Empty for the language that is written first. */
  readonly prefix: string;
  /** Name in the language itself. */
  readonly name: string;
  /** Name in the switch between languages. */
  readonly short: string;
  /** Value of `og:locale`. */
  readonly openGraph: string;
}

/** Languages of the site; the one that is written first comes first. */
export type Languages = readonly [first: Language, ...others: Language[]];

/** Street sign in two languages. */
export interface StreetSign {
  readonly floor: string;
  readonly road: string;
  readonly chinese: string;
}

export interface Currency {
  /** Three-letter code, ISO 4217. */
  readonly code: string;
  /** Symbol as written before an amount: `£`. */
  readonly symbol: string;
}

export interface BrandFacts {
  readonly foundedIn: number;
  readonly email: string;
  readonly jobsEmail: string;
  readonly phone: string;
  /** Number for messages by WhatsApp, if the brand answers there. */
  readonly whatsapp?: string;
  readonly address: {
    readonly lines: readonly [first: string, ...others: string[]];
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    /** Two-letter code, ISO 3166. */
    readonly country: string;
    /** Set if the street has a Chinese name. */
    readonly sign?: StreetSign;
    /** Nearest railway station, in both languages. */
    readonly station?: { readonly name: string; readonly chinese: string };
  };
  readonly coordinates: { readonly latitude: number; readonly longitude: number; readonly label: string };
  readonly openingHours: { readonly days: string; readonly opens: string; readonly closes: string };
  readonly profiles: { readonly professionalNetwork: string };
  /** Currency of all prices. */
  readonly currency: Currency;
  /** IANA time zone of all dates on the site. */
  readonly timeZone: string;
}

/** Colour in CSS notation: `oklch(0.956 0.019 84deg)` or `#f6f0e3`. */
export type Colour = `oklch(${string})` | `#${string}`;

/** Background and text colours of all pages, and the colour of form errors. */
export type Palette = Readonly<Record<Ground | 'wrong', Colour>>;

/** Names of the colours for editors; one without a name is called by its number. */
export type ColourLabels = Readonly<Partial<Record<Ground, string>>>;

/** Variable font of a package, by the path of its file there. */
interface Face {
  /** Name in style sheets. */
  readonly family: string;
  readonly file: string;
}

interface AxisRange {
  readonly min: number;
  readonly max: number;
}

export interface Faces {
  /** Face of posters, titles and data; it has a weight and a width axis. */
  readonly poster: Face & {
    /** Styles use weights from 500 to 900. */
    readonly weights: AxisRange;
    /** In per cent, around 100. */
    readonly widths: AxisRange;
    /** Takes the plus sign of data from the text face, where the face has too small a one. */
    readonly plusOfText: boolean;
  };
  /** Face of running text, at two weights. */
  readonly text: Face & { readonly weights: { readonly regular: number; readonly bold: number } };
}

export interface Drawings {
  /** Drawn people on posters and beside texts. */
  readonly mascots: 'signals' | 'none';
  /** Drawing above the name in the footer, and behind the panel's sign-in page. */
  readonly scenes: 'accent3' | 'none';
  /** Water below posters, with their reflection. */
  readonly water: 'moving' | 'none';
  /** Outline of buttons. */
  readonly buttons: 'pennants' | 'none';
}

/** Name as outlines. */
export interface Wordmark {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly { readonly path: string; readonly transform?: string }[];
}
